"use client";

import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import type { registerForm } from "@/lib/accounts/rules/account-forms";
import { call } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { DoneState } from "./auth-done";
import { NewPasswordFields } from "./new-password-fields";
import { showProblem } from "./show-problem";
import { useSendOnce } from "./use-send-once";

type RegisterValues = z.infer<typeof registerForm>;
type RegisterState = UseFormReturn<RegisterValues> & { onDone: (done: DoneState) => void };

const loadRules = () => import("@/lib/accounts/rules/account-forms").then((rules) => rules.registerForm);

/** The register form's state; it lives outside the dialog. */
export function useRegisterForm(onDone: (done: DoneState) => void): RegisterState {
	const form = useRulesForm(loadRules, {
		defaultValues: { name: "", email: "", password: "", confirmPassword: "" },
	});
	return { ...form, onDone };
}

/** Name, e-mail and a new password (spec 2, 5). */
export function RegisterForm({ form, onLogin }: { form: RegisterState; onLogin: () => void }) {
	const text = useMessages("auth");
	const { register, formState, handleSubmit, setError, reset, onDone } = form;
	const { errors, isSubmitting } = formState;
	const send = useSendOnce(async ({ name, email, password }: RegisterValues) => {
		try {
			const body = { name, email, password };
			const { message = text.register.done } = await call<{ message?: string }>(
				"POST",
				"/api/user/register",
				{
					body,
				},
			);
			reset();
			onDone({ heading: text.done.heading, message, email, next: "login" });
		} catch (error) {
			showProblem(setError, ["name", "email", "password"], error, text.failed);
		}
	});
	return (
		<form noValidate onSubmit={handleSubmit(send)} className="grid gap-4.5">
			<div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
				<Field label={text.register.name} error={errors.name?.message}>
					{(control) => <Input {...control} {...register("name")} autoComplete="name" />}
				</Field>
				<Field label={text.email} hint={text.register.emailHint} error={errors.email?.message}>
					{(control) => (
						<Input
							{...control}
							{...register("email")}
							type="email"
							dir="ltr"
							autoComplete="email"
							placeholder="you@example.com"
						/>
					)}
				</Field>
			</div>
			<NewPasswordFields form={form} name="password" confirmName="confirmPassword" label={text.password} />
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.register.submit}
			</Button>
			<p className="text-center text-sm text-ink-3">
				{text.register.known}{" "}
				<button type="button" onClick={onLogin} className="tap-area text-link">
					{text.register.login}
				</button>
			</p>
		</form>
	);
}
