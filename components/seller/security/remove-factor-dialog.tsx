"use client";

import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LateDialog } from "@/components/ui/late-dialog";
import { PasswordInput } from "@/components/ui/password-input";
import { messageOf } from "@/lib/client/api";
import { sellerCall } from "@/lib/client/seller";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { RemoveFactor } from "@/lib/domain/second-factor-schema";

type RemoveFactorDialogProps = { onClose: () => void; onRemoved: () => void };

const loadRules = () => import("@/lib/domain/second-factor-schema").then((rules) => rules.removeFactorSchema);

/** Asks for password and code once more before the login asks for the password alone. */
export function RemoveFactorDialog({ onClose, onRemoved }: RemoveFactorDialogProps) {
	const form = useRulesForm(loadRules, { defaultValues: { password: "", code: "" } });
	const { errors, isSubmitting } = form.formState;

	async function remove(body: RemoveFactor): Promise<void> {
		try {
			await sellerCall("DELETE", "/api/seller/two-factor", { body });
			onRemoved();
		} catch (error) {
			form.setError("root", { message: messageOf(error, "Failed to switch it off") });
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title="Switch the code off?"
			description="Whoever knows your password can then sign in."
		>
			<form noValidate onSubmit={form.handleSubmit(remove)} className="mt-4 grid gap-4">
				<Field label="Password" error={errors.password?.message}>
					{(control) => (
						<PasswordInput {...control} {...form.register("password")} autoComplete="current-password" />
					)}
				</Field>
				<Field label="Code of your app, or a recovery code" error={errors.code?.message}>
					{(control) => <Input {...control} {...form.register("code")} autoComplete="one-time-code" />}
				</Field>
				{errors.root && <FieldError>{errors.root.message}</FieldError>}
				<div className="flex flex-wrap justify-end gap-2.5">
					<Button variant="quiet" onClick={onClose}>
						Keep it on
					</Button>
					<Button type="submit" variant="danger" busy={isSubmitting}>
						Switch off
					</Button>
				</div>
			</form>
		</LateDialog>
	);
}
