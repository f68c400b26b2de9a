"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { setLoggedOut } from "@/lib/accounts/client/session";
import { call, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

/** Ends every session of the account at once, for a lost phone or a shared computer. */
export function Devices() {
	const { devices: text } = useMessages("accountSecurity");
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);

	async function leaveEverywhere(): Promise<void> {
		setIsBusy(true);
		try {
			await call("POST", "/api/user/logout-everywhere");
			toast.success(text.done);
			setLoggedOut();
		} catch (error) {
			toast.error(messageOf(error, text.failed));
			setIsBusy(false);
		}
	}

	return (
		<Panel>
			<PanelTitle>{text.title}</PanelTitle>
			<p className="mt-2 text-ink-2">{text.text}</p>
			<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)} {...dialogAhead}>
				{text.submit}
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.submit}
				description={text.ask}
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							{text.stay}
						</Button>
						<Button busy={isBusy} onClick={() => void leaveEverywhere()}>
							{text.submit}
						</Button>
					</>
				}
			/>
		</Panel>
	);
}
