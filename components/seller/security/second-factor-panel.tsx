"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead } from "@/components/ui/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Tag } from "@/components/ui/tag";
import { messageOf } from "@/lib/client/api";
import { sellerCall } from "@/lib/client/seller";
import { toast } from "@/lib/client/toast";
import { RECOVERY_CODES } from "@/lib/domain/second-factor";
import { EnrolApp, type Enrolment } from "./enrol-app";
import { RecoveryCodes } from "./recovery-codes";
import { RemoveFactorDialog } from "./remove-factor-dialog";

type SecondFactorPanelProps = {
	/** How many recovery codes are left; null while the second factor is off. */
	codesLeft: number | null;
};

/** The code of an app beside the password: how it is switched on, and off again. */
export function SecondFactorPanel({ codesLeft }: SecondFactorPanelProps) {
	const router = useRouter();
	const [begun, setBegun] = useState<Enrolment | null>(null);
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const [removes, setRemoves] = useState(false);
	const [busy, setBusy] = useState(false);
	const isOn = codesLeft !== null;

	async function begin(): Promise<void> {
		setBusy(true);
		try {
			setBegun(await sellerCall<Enrolment>("POST", "/api/seller/two-factor/begin"));
		} catch (error) {
			toast.error(messageOf(error, "Failed to begin"));
		} finally {
			setBusy(false);
		}
	}

	function confirmed(recoveryCodes: readonly string[]): void {
		setBegun(null);
		setCodes(recoveryCodes);
		router.refresh();
	}

	return (
		<Panel aria-labelledby="second-factor" className="grid gap-4">
			<div className="flex flex-wrap items-center gap-3 print:hidden">
				<PanelTitle id="second-factor">Code of an app</PanelTitle>
				<Tag tone={isOn ? "success" : "plain"}>{isOn ? "On" : "Off"}</Tag>
			</div>
			{codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
			{!codes && begun && (
				<EnrolApp enrolment={begun} onConfirmed={confirmed} onCancel={() => setBegun(null)} />
			)}
			{!codes && !begun && !isOn && (
				<>
					<p className="max-w-prose text-ink-2">
						A stolen password is then not enough: the login also asks for six digits that an app on your phone
						shows, such as Google Authenticator or Aegis.
					</p>
					<Button className="justify-self-start" busy={busy} onClick={begin}>
						Switch on
					</Button>
				</>
			)}
			{!codes && isOn && (
				<>
					<p className="max-w-prose text-ink-2">
						The login asks for a code of your app. {codesLeft} of {RECOVERY_CODES} recovery codes are left
						{codesLeft < 3 && ": switch it off and on again for new ones"}.
					</p>
					<Button
						variant="danger"
						className="justify-self-start"
						onClick={() => setRemoves(true)}
						{...dialogAhead}
					>
						Switch off
					</Button>
				</>
			)}
			{removes && (
				<RemoveFactorDialog
					onClose={() => setRemoves(false)}
					onRemoved={() => {
						setRemoves(false);
						router.refresh();
					}}
				/>
			)}
		</Panel>
	);
}
