"use client";

import { useState } from "react";
import type { z } from "zod";
import { FormDialog } from "@/components/staff/form-dialog";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RadioCard, RadioCards, Switch } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { sellerCall, useTeam } from "@/lib/team/client";
import { ROLE_NAMES, TEAM_ROLES, type TeamMember, type TeamRole } from "@/lib/team/rules";
import type { invitationSchema } from "@/lib/team/schema";
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
function MemberItem({ member, now, busy, onRole, onActive, onInvite }: MemberItemProps) {
	const { name, email, phone, role, isActive, hasJoined } = member;
	const state = stateOf(member, now);
	return (
		<li className="grid gap-x-6 gap-y-2.5 border-t border-line px-4 py-3.5 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_auto_9rem_auto] lg:items-center">
			<div className={isActive ? "min-w-0" : "min-w-0 text-ink-3"}>
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
					options={TEAM_ROLES.map((one) => ({ value: one, label: ROLE_NAMES[one] }))}
					className="w-36 [&_select]:min-h-tap [&_select]:text-sm"
				/>
				<Switch
					checked={isActive}
					onChange={onActive}
					disabled={busy}
					aria-label={`${name} may sign in`}
					state={<span className="w-7 font-semibold text-ink-2">{isActive ? "On" : "Off"}</span>}
				/>
			</div>
		</li>
	);
}

type Invitation = z.output<typeof invitationSchema>;

const loadRules = () => import("@/lib/team/schema").then((rules) => rules.invitationSchema);

const NEW: z.input<typeof invitationSchema> = { name: "", email: "", phone: "", role: "packer" };

/** Asks whom to invite, and as what. */
function InviteDialog({ onClose }: { onClose: () => void }) {
	const form = useRulesForm(loadRules, { defaultValues: NEW });

	async function send(invitation: Invitation): Promise<void> {
		await sellerCall("POST /api/seller/team", { body: invitation });
		toast.success(`Invitation sent to ${invitation.email}`);
	}

	return (
		<FormDialog
			form={form}
			save={send}
			failed="Failed to send the invitation"
			onClose={onClose}
			title="Invite somebody"
			description="They get a mail with a link, which works for 48 hours, to set a password of their own."
			confirm="Send invitation"
		>
			<RadioCards legend="Role" className="sm:grid-cols-2">
				<RadioCard
					{...form.register("role")}
					value="packer"
					label="Packer"
					note="Orders, packing, stock"
					defaultChecked
				/>
				<RadioCard {...form.register("role")} value="rider" label="Rider" note="Their deliveries" />
			</RadioCards>
			<InputField {...fieldOf(form, "name")} autoComplete="off" label="Name" />
			<InputField {...fieldOf(form, "email")} autoComplete="off" label="Email" type="email" />
			<InputField {...fieldOf(form, "phone")} autoComplete="off" label="Phone" optional type="tel" />
		</FormDialog>
	);
}

type TeamListProps = {
	team: readonly TeamMember[];
	/** Milliseconds. */
	now: number;
};

/** Everyone who works for the shop besides the owner, what each may do, and the way to invite one more. */
export function TeamList({ team: served, now }: TeamListProps) {
	const { team, busy, change, inviteAgain } = useTeam(served);
	const [invites, setInvites] = useState(false);
	const [leaving, setLeaving] = useState<TeamMember | null>(null);
	const invite = (
		<Button size="sm" onClick={() => setInvites(true)} className="justify-self-start">
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
			{invites && <InviteDialog onClose={() => setInvites(false)} />}
			{leaving && (
				<ConfirmDialog
					open
					onOpenChange={() => setLeaving(null)}
					title={`Switch ${leaving.name} off?`}
					description="They are signed out everywhere at once and cannot sign in. What they did stays in the record."
					keep="Not now"
					confirm="Switch off"
					onConfirm={() => {
						change(leaving, { isActive: false });
						setLeaving(null);
					}}
				/>
			)}
		</>
	);
}
