import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Switch } from "@/components/ui/form/switch";
import { dialogAhead } from "@/components/ui/overlay/late-dialog";
import { cn } from "@/lib/cn";
import type { TeamMember } from "@/lib/team/rules";
import { ROLE_NAMES, TEAM_ROLES, type TeamRole } from "@/lib/team/rules";
import { formatMoment } from "@/lib/text/dates";

type MemberItemProps = {
	member: TeamMember;
	/** Milliseconds. */
	now: number;
	busy: boolean;
	onRole: (role: TeamRole) => void;
	onActive: (isActive: boolean) => void;
	onInvite: () => void;
};

function stateOf({ isActive, hasJoined, invitedUntil }: TeamMember, now: number): string | null {
	if (!isActive) return "Switched off";
	if (invitedUntil) return `Invited, the link works until ${formatMoment(invitedUntil, now)}`;
	return hasJoined ? null : "Invited, but the link has ended";
}

/** One person of the team: who, in which role, and whether they may sign in. */
export function MemberItem({ member, now, busy, onRole, onActive, onInvite }: MemberItemProps) {
	const { name, email, phone, role, isActive, hasJoined } = member;
	const state = stateOf(member, now);
	return (
		<li className="grid gap-x-6 gap-y-2.5 border-t border-line px-4 py-3.5 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_auto_9rem_auto] lg:items-center">
			<div className={cn("min-w-0", !isActive && "text-ink-3")}>
				<h2 className="font-strong">{name}</h2>
				<p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
					<span className="wrap-anywhere">{email}</span>
					{phone && (
						<a href={`tel:${phone}`} className="tap-area text-link figures">
							{phone}
						</a>
					)}
				</p>
				{state && <p className="text-sm text-ink-3">{state}</p>}
			</div>
			{isActive ? (
				<Button
					variant="quiet"
					size="sm"
					className="-ms-4 justify-self-start lg:ms-0 lg:justify-self-end"
					aria-label={`${hasJoined ? "New password link" : "Send again"}: ${name}`}
					busy={busy}
					onClick={onInvite}
				>
					{hasJoined ? "New password link" : "Send again"}
				</Button>
			) : (
				<span className="max-lg:hidden" />
			)}
			<div className="flex items-center justify-between gap-4 lg:contents">
				<Select
					aria-label={`Role of ${name}`}
					value={role}
					disabled={busy || !isActive}
					onChange={(event) => {
						const chosen = TEAM_ROLES.find((one) => one === event.target.value);
						if (chosen && chosen !== role) onRole(chosen);
					}}
					className="w-36 [&_select]:min-h-tap [&_select]:text-sm"
				>
					{TEAM_ROLES.map((one) => (
						<option key={one} value={one}>
							{ROLE_NAMES[one]}
						</option>
					))}
				</Select>
				<Switch
					checked={isActive}
					onChange={onActive}
					disabled={busy}
					aria-label={`${name} may sign in`}
					{...(isActive ? dialogAhead : {})}
					state={<span className="w-7 font-semibold text-ink-2">{isActive ? "On" : "Off"}</span>}
				/>
			</div>
		</li>
	);
}
