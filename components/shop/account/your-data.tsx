"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Download } from "@/components/ui/icons";
import { dialogAhead } from "@/components/ui/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { DeleteAccountDialog } from "./delete-account-dialog";

/** Taking what the shop knows along, and leaving. */
export function YourData() {
	const { data: text } = useMessages("accountSecurity");
	const [isLeaving, setIsLeaving] = useState(false);
	return (
		<Panel>
			<PanelTitle>{text.title}</PanelTitle>
			<p className="mt-2 text-ink-2">{text.text}</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				<a href="/api/user/data" download className={buttonClass({ variant: "outline" })}>
					<Download className="icon" />
					{text.download}
				</a>
				<Button variant="danger" onClick={() => setIsLeaving(true)} {...dialogAhead}>
					{text.delete}
				</Button>
			</div>
			<DeleteAccountDialog open={isLeaving} onOpenChange={setIsLeaving} />
		</Panel>
	);
}
