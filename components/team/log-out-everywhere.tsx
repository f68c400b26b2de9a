"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMay } from "@/components/staff/role";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { sellerCall } from "@/lib/team/client/seller";

/** Ends every session of whoever is signed in, for a lost phone or a shared computer. */
export function LogOutEverywhere() {
	const router = useRouter();
	const isRider = useMay("deliveries");
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);

	async function leave(): Promise<void> {
		setIsBusy(true);
		try {
			await sellerCall("POST", "/api/seller/logout-everywhere");
			if (isRider) await (await import("@/lib/riders/client/forget-day")).forgetDay();
			toast.success("Logged out on every device");
			router.refresh();
		} catch (error) {
			toast.error(messageOf(error, "Logout failed. Please try again."));
			setIsBusy(false);
		}
	}

	return (
		<Panel aria-labelledby="devices" className="grid gap-4 print:hidden">
			<div>
				<PanelTitle id="devices">Devices</PanelTitle>
				<p className="mt-2 max-w-prose text-ink-2">
					Lost a phone, or used a computer that is not yours? Log out everywhere.
				</p>
			</div>
			<Button
				variant="outline"
				className="justify-self-start"
				onClick={() => setIsAsking(true)}
				{...dialogAhead}
			>
				Log out everywhere
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Log out everywhere"
				description="Every phone and computer of yours is logged out, this one too, and your passkeys are removed."
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							Stay logged in
						</Button>
						<Button busy={isBusy} onClick={() => void leave()}>
							Log out everywhere
						</Button>
					</>
				}
			/>
		</Panel>
	);
}
