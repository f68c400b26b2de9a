"use client";

import { NewPasswordFields } from "@/components/accounts/login/credentials";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { call } from "@/lib/client/api";
import { useRulesForm, useSubmit } from "@/lib/client/use-rules-form";

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.resetPasswordForm);

/** Sets the password of whoever was invited, and brings them to their work. */
export function JoinForm({ token, home }: { token: string; home: string }) {
	const form = useRulesForm(loadRules, { defaultValues: { password: "", confirmPassword: "" } });
	const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

	const join = useSubmit(form, ["root"], "Failed to set the password", async ({ password }) => {
		await call("POST /api/seller/join/{token}", { params: { token }, body: { password } });
		window.location.assign(home);
	});

	return (
		<form noValidate onSubmit={join} className="grid gap-4">
			<NewPasswordFields form={form} names={["password", "confirmPassword"]} label="Your password" />
			{errors.root && <FieldError>{errors.root.message}</FieldError>}
			<Button type="submit" block busy={isSubmitting || isSubmitSuccessful}>
				Set password and begin
			</Button>
		</form>
	);
}
