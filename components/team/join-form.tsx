"use client";

import type { z } from "zod";
import { NewPasswordFields } from "@/components/accounts/login/credentials";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import type { resetPasswordForm } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.resetPasswordForm);

/** Sets the password of whoever was invited, and brings them to their work. */
export function JoinForm({ token, home }: { token: string; home: string }) {
	const form = useRulesForm(loadRules, { defaultValues: { password: "", confirmPassword: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

	async function join({ password }: z.infer<typeof resetPasswordForm>): Promise<void> {
		try {
			await call("POST /api/seller/join/{token}", { params: { token }, body: { password } });
			window.location.assign(home);
		} catch (error) {
			form.setError("root", { message: messageOf(error, "Failed to set the password") });
		}
	}

	return (
		<form noValidate onSubmit={form.handleSubmit(join)} className="grid gap-4">
			<NewPasswordFields form={form} name="password" confirmName="confirmPassword" label="Your password" />
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				Set password and begin
			</Button>
		</form>
	);
}
