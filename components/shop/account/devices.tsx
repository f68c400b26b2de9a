"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { call, messageOf } from "@/lib/client/api";
import { setLoggedOut } from "@/lib/client/session";
import { toast } from "@/lib/client/toast";

/** Ends every session of the account at once, for a lost phone or a shared computer. */
export function Devices() {
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);

	async function leaveEverywhere(): Promise<void> {
		setIsBusy(true);
		try {
			await call("POST", "/api/user/logout-everywhere");
			toast.success("Logged out on every device");
			setLoggedOut();
		} catch (error) {
			toast.error(messageOf(error, "Logout failed. Please try again."));
			setIsBusy(false);
		}
	}

	return (
		<Panel>
			<PanelTitle>Devices</PanelTitle>
			<p className="mt-2 text-ink-2">
				Lost a phone, or used a computer that is not yours? Log out everywhere.
			</p>
			<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)} {...dialogAhead}>
				Log out everywhere
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Log out everywhere"
				description="Every phone and computer is logged out, this one too. Your cart and orders stay."
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							Stay logged in
						</Button>
						<Button busy={isBusy} onClick={() => void leaveEverywhere()}>
							Log out everywhere
						</Button>
					</>
				}
			/>
		</Panel>
	);
}
