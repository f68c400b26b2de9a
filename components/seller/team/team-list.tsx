"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { dialogAhead } from "@/components/ui/late-dialog";
import { useTeam } from "@/lib/client/team";
import type { TeamMember } from "@/lib/domain/team";
import { InviteDialog } from "./invite-dialog";
import { MemberItem } from "./member-item";
import { SwitchOffDialog } from "./switch-off-dialog";

type TeamListProps = {
	team: readonly TeamMember[];
	/** Milliseconds. */
	now: number;
};

/** Everyone who works for the shop besides the owner, what each may do, and the way to invite one more. */
export function TeamList({ team: served, now }: TeamListProps) {
	const router = useRouter();
	const { team, busy, change, inviteAgain } = useTeam(served);
	const [invites, setInvites] = useState(false);
	const [leaving, setLeaving] = useState<TeamMember | null>(null);
	const invite = (
		<Button size="sm" onClick={() => setInvites(true)} {...dialogAhead} className="justify-self-start">
			Invite somebody
		</Button>
	);
	return (
		<>
			{team.length > 0 ? (
				<>
					{invite}
					<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
						{team.map((member) => (
							<MemberItem
								key={member._id}
								member={member}
								now={now}
								busy={busy.has(member._id)}
								onRole={(role) => change(member, { role })}
								onActive={(isActive) => (isActive ? change(member, { isActive }) : setLeaving(member))}
								onInvite={() => inviteAgain(member)}
							/>
						))}
					</ul>
				</>
			) : (
				<EmptyState art="/art/one-memo.webp" title="Nobody but you yet" actions={invite}>
					Packers see orders and stock, riders their deliveries. Nobody but you sees figures or changes
					prices.
				</EmptyState>
			)}
			{invites && (
				<InviteDialog
					onClose={() => setInvites(false)}
					onInvited={() => {
						setInvites(false);
						router.refresh();
					}}
				/>
			)}
			{leaving && (
				<SwitchOffDialog
					member={leaving}
					onClose={() => setLeaving(null)}
					onSwitchOff={() => {
						change(leaving, { isActive: false });
						setLeaving(null);
					}}
				/>
			)}
		</>
	);
}
