"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { sellerCall } from "@/lib/team/client/seller";
import { useTeam } from "@/lib/team/client/team";
import type { TeamMember } from "@/lib/team/rules";
import type { invitationSchema } from "@/lib/team/schema";
import { MemberItem } from "./member-item";

type InviteDialogProps = { onClose: () => void; onInvited: () => void };
type Invitation = z.output<typeof invitationSchema>;

const loadRules = () => import("@/lib/team/schema").then((rules) => rules.invitationSchema);

const NEW: z.input<typeof invitationSchema> = { name: "", email: "", phone: "", role: "packer" };

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
	const form = useRulesForm(loadRules, { defaultValues: NEW });
	const { errors, isSubmitting } = form.formState;

	async function send(invitation: Invitation): Promise<void> {
		try {
			await sellerCall("POST", "/api/seller/team", { body: invitation });
			toast.success(`Invitation sent to ${invitation.email}`);
			onInvited();
		} catch (error) {
			form.setError("root", { message: messageOf(error, "Failed to send the invitation") });
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title="Invite somebody"
			description="They get a mail with a link, which works for 48 hours, to set a password of their own."
		>
			<form noValidate onSubmit={form.handleSubmit(send)} className="mt-4 grid gap-4">
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
				<Field label="Name" error={errors.name?.message}>
					{(control) => <Input {...control} {...form.register("name")} autoComplete="off" />}
				</Field>
				<Field label="Email" error={errors.email?.message}>
					{(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="off" />}
				</Field>
				<Field label="Phone" optional error={errors.phone?.message}>
					{(control) => <Input {...control} {...form.register("phone")} type="tel" autoComplete="off" />}
				</Field>
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
				<div className="flex flex-wrap justify-end gap-2.5">
					<Button variant="quiet" onClick={onClose}>
						Not now
					</Button>
					<Button type="submit" busy={isSubmitting}>
						Send invitation
					</Button>
				</div>
			</form>
		</LateDialog>
	);
}

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
