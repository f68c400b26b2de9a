"use client";

import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { changePasswordForm } from "@/lib/accounts/rules/account-forms";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { NewPasswordFields } from "./login/new-password-fields";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type PasswordValues = z.infer<typeof changePasswordForm>;

const loadRules = () =>
	import("@/lib/accounts/rules/account-forms").then((rules) => rules.changePasswordForm);

/** Sets a new password for those who know the present one (spec 5). */
export function ChangePassword() {
	const { password: text } = useMessages("accountSecurity");
	const form = useRulesForm(loadRules, {
		defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
	});
	const { register, handleSubmit, formState, setError, reset } = form;
	const send = useSendOnce(async ({ currentPassword, newPassword }: PasswordValues) => {
		try {
			const body = { currentPassword, newPassword };
			await call("PUT", "/api/user/change-password", { body });
			reset();
			toast.success(text.done);
		} catch (error) {
			showProblem(setError, ["currentPassword", "newPassword"], error, text.failed);
		}
	});
	return (
		<Panel>
			<PanelTitle>{text.title}</PanelTitle>
			<form noValidate onSubmit={handleSubmit(send)} className="mt-5 grid gap-5">
				<Field label={text.current} error={formState.errors.currentPassword?.message}>
					{(control) => (
						<PasswordInput {...control} {...register("currentPassword")} autoComplete="current-password" />
					)}
				</Field>
				<NewPasswordFields form={form} name="newPassword" confirmName="confirmPassword" label={text.new} />
				<Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
					{text.title}
				</Button>
			</form>
		</Panel>
	);
}
