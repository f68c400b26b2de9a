"use client";

import { Button } from "@/components/ui/button";
import { LateDialog } from "@/components/ui/late-dialog";
import type { TeamMember } from "@/lib/domain/team";

type SwitchOffDialogProps = { member: TeamMember; onClose: () => void; onSwitchOff: () => void };

/** Asks before somebody is signed out everywhere. */
export function SwitchOffDialog({ member, onClose, onSwitchOff }: SwitchOffDialogProps) {
	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={`Switch ${member.name} off?`}
			description="They are signed out everywhere at once and cannot sign in. What they did stays in the record."
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Not now
					</Button>
					<Button variant="danger" onClick={onSwitchOff}>
						Switch off
					</Button>
				</>
			}
		/>
	);
}
