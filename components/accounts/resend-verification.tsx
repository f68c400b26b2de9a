"use client";

import { useState } from "react";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import type { resendVerificationSchema } from "@/lib/accounts/schema";
import { call } from "@/lib/client/api";
import { useResendCoolDown } from "@/lib/client/cool-down";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { AccountCard } from "./account-card";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type ResendValues = z.infer<typeof resendVerificationSchema>;

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.resendVerificationSchema);

/** Asks for a new verification mail by address; the answer tells nobody whether there is such an account (spec 2). */
export function ResendVerification() {
	const { resend: text } = useMessages("accountLinks");
	const [message, setMessage] = useState("");
	const { secondsLeft, startCoolDown } = useResendCoolDown();
	const { register, handleSubmit, formState, setError } = useRulesForm(loadRules, {
		defaultValues: { email: "" },
	});
	const send = useSendOnce(async (body: ResendValues) => {
		try {
			const answer = await call<{ message: string }>("POST", "/api/user/resend-verification", { body });
			setMessage(answer.message);
			startCoolDown();
		} catch (error) {
			showProblem(setError, ["email"], error, text.failed);
		}
	});
	return (
		<AccountCard title={text.title}>
			<p className="text-ink-2">{text.text}</p>
			<form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
				<Field label={text.email} error={formState.errors.email?.message}>
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
				{message && (
					<Notice tone="success" live>
						{message}
					</Notice>
				)}
				<Button type="submit" size="lg" block busy={formState.isSubmitting} disabled={secondsLeft > 0}>
					{secondsLeft > 0 ? text.wait(secondsLeft) : text.submit}
				</Button>
			</form>
		</AccountCard>
	);
}
