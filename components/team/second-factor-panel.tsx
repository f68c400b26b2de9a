"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { z } from "zod";
import { FormDialog } from "@/components/staff/form-dialog";
import { LeaveDialog } from "@/components/staff/save-bar";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/form/input";
import { PasswordField } from "@/components/ui/form/password-input";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { messageOf } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { sellerCall } from "@/lib/team/client";
import { RECOVERY_CODES } from "@/lib/team/rules";
import type { codeSchema } from "@/lib/team/schema";

/** What an app needs: to be read by its camera, tapped on the same phone, or typed. */
type Enrolment = { secret: string; uri: string; qr: string };

type EnrolAppProps = {
	enrolment: Enrolment;
	onConfirmed: (recoveryCodes: readonly string[]) => void;
	onCancel: () => void;
};

const loadCodeRules = () => import("@/lib/team/schema").then((rules) => rules.codeSchema);

/** Shows the secret once, and takes the first code as the proof that the app has it. */
function EnrolApp({ enrolment: { secret, uri, qr }, onConfirmed, onCancel }: EnrolAppProps) {
	const form = useRulesForm(loadCodeRules, { defaultValues: { code: "" } });

	async function confirm(body: z.infer<typeof codeSchema>): Promise<void> {
		try {
			const { recoveryCodes } = await sellerCall("POST /api/seller/two-factor/confirm", { body });
			onConfirmed(recoveryCodes);
		} catch (error) {
			form.setError("code", { message: messageOf(error, "Failed to switch it on") });
		}
	}

	return (
		<div className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
			<span
				role="img"
				aria-label="QR code for your authenticator app"
				className="size-55 rounded-md bg-contain ring-1 ring-line"
				style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(qr)}")` }}
			/>
			<form noValidate onSubmit={form.handleSubmit(confirm)} className="grid max-w-100 content-start gap-4">
				<ol className="grid list-decimal gap-2 ps-5 text-ink-2">
					<li>
						Scan the picture with your app.{" "}
						<a href={uri} className="text-link">
							On this phone: open the app
						</a>
					</li>
					<li>
						Or type this key:{" "}
						<b className="font-semibold wrap-anywhere text-ink figures">
							{secret.replace(/.{4}(?!$)/g, "$& ")}
						</b>
					</li>
					<li>Enter the six digits that it shows.</li>
				</ol>
				<InputField
					{...fieldOf(form, "code")}
					label="Code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
				/>
				<div className="flex flex-wrap gap-2.5">
					<Button type="submit" busy={form.formState.isSubmitting}>
						Confirm
					</Button>
					<Button variant="quiet" onClick={onCancel}>
						Not now
					</Button>
				</div>
			</form>
		</div>
	);
}

const loadRemovalRules = () => import("@/lib/team/schema").then((rules) => rules.removeFactorSchema);

/** Asks for password and code once more before the login asks for the password alone. */
function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
	const form = useRulesForm(loadRemovalRules, { defaultValues: { password: "", code: "" } });
	const label = "Code of your app, or a recovery code";
	return (
		<FormDialog
			form={form}
			save={(body) => sellerCall("DELETE /api/seller/two-factor", { body })}
			failed="Failed to switch it off"
			onClose={onClose}
			title="Switch the code off?"
			description="Whoever knows your password can then sign in."
			keep="Keep it on"
			confirm="Switch off"
			variant="danger"
		>
			<PasswordField {...fieldOf(form, "password")} label="Password" />
			<InputField {...fieldOf(form, "code")} label={label} autoComplete="one-time-code" />
		</FormDialog>
	);
}

/** The codes for the day on which the phone is lost, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	return (
		<div className="grid gap-4">
			<Notice tone="success" title="Switched on." live className="print:hidden">
				Keep these recovery codes on paper: each signs you in once, without your phone. They are not shown
				again.
			</Notice>
			<h3 className="hidden font-strong print:block">Recovery codes, each works once</h3>
			<ol className="grid w-fit gap-x-10 gap-y-1.5 font-semibold tracking-wide figures sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-2.5 print:hidden">
				<Button variant="outline" icon="printer" onClick={() => window.print()}>
					Print
				</Button>
				<Button onClick={onDone}>I have them</Button>
			</div>
			<LeaveDialog
				isUnsaved
				title="Have you kept the codes?"
				description="If you leave, they are not shown again."
			/>
		</div>
	);
}

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
	const isOn = codesLeft !== null;

	const { busy, run: begin } = useAction(
		async () => setBegun(await sellerCall("POST /api/seller/two-factor/begin")),
		"Failed to begin",
	);

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
					<Button variant="danger" className="justify-self-start" onClick={() => setRemoves(true)}>
						Switch off
					</Button>
				</>
			)}
			{removes && <RemoveFactorDialog onClose={() => setRemoves(false)} />}
		</Panel>
	);
}
