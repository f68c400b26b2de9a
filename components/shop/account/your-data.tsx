"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { dialogAhead } from "@/components/ui/late-dialog";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { DeleteAccountDialog } from "./delete-account-dialog";

/** Taking what the shop knows along, and leaving. */
export function YourData() {
	const [isLeaving, setIsLeaving] = useState(false);
	return (
		<Panel>
			<PanelTitle>Your data</PanelTitle>
			<p className="mt-2 text-ink-2">
				Take along everything that the shop knows about you, as one file. Or delete your account: we keep your
				orders for our books, without your name, phone and address.
			</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				<a href="/api/user/data" download className={buttonClass({ variant: "outline" })}>
					<Download className="icon" aria-hidden />
					Download my data
				</a>
				<Button variant="danger" onClick={() => setIsLeaving(true)} {...dialogAhead}>
					Delete account
				</Button>
			</div>
			<DeleteAccountDialog open={isLeaving} onOpenChange={setIsLeaving} />
		</Panel>
	);
}
