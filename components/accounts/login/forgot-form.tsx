"use client";

import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import type { forgotPasswordSchema } from "@/lib/accounts/schema";
import { call } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { DoneState } from "./auth-done";
import { showProblem } from "./show-problem";
import { useSendOnce } from "./use-send-once";

type ForgotValues = z.infer<typeof forgotPasswordSchema>;
type ForgotState = UseFormReturn<ForgotValues> & { onDone: (done: DoneState) => void };

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.forgotPasswordSchema);

/** The forgot-password form's state; it lives outside the dialog. */
export function useForgotForm(onDone: (done: DoneState) => void): ForgotState {
	const form = useRulesForm(loadRules, { defaultValues: { email: "" } });
	return { ...form, onDone };
}

/** Asks for a link to set a new password (spec 2). */
export function ForgotForm({ form, onBack }: { form: ForgotState; onBack: () => void }) {
	const text = useMessages("auth");
	const { register, formState, handleSubmit, setError, onDone } = form;
	const { errors, isSubmitting } = formState;
	const send = useSendOnce(async ({ email }: ForgotValues) => {
		try {
			const { message } = await call<{ message: string }>("POST", "/api/user/forgot-password", {
				body: { email },
			});
			onDone({ heading: text.done.heading, message, email, next: "close" });
		} catch (error) {
			showProblem(setError, ["email"], error, text.failed);
		}
	});
	return (
		<form noValidate onSubmit={handleSubmit(send)} className="grid gap-4.5">
			<p className="text-ink-2">{text.forgot.hint}</p>
			<Field label={text.email} error={errors.email?.message}>
				{(control) => (
					<Input
						{...control}
						{...register("email")}
						type="email"
						dir="ltr"
						autoComplete="username"
						placeholder="you@example.com"
					/>
				)}
			</Field>
			<Button type="submit" size="lg" block busy={isSubmitting}>
				{text.forgot.submit}
			</Button>
			<Button variant="quiet" block onClick={onBack}>
				{text.forgot.back}
			</Button>
		</form>
	);
}
