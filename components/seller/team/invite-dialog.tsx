"use client";

import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LateDialog } from "@/components/ui/late-dialog";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { messageOf } from "@/lib/client/api";
import { sellerCall } from "@/lib/client/seller";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { invitationSchema } from "@/lib/domain/team-schema";

type InviteDialogProps = { onClose: () => void; onInvited: () => void };
type Invitation = z.output<typeof invitationSchema>;

const loadRules = () => import("@/lib/domain/team-schema").then((rules) => rules.invitationSchema);

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
