"use client";

import { useState } from "react";
import type { z } from "zod";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Notice } from "@/components/ui/notice";
import { openAuth, setUser } from "@/lib/accounts/client/session";
import { useResendCoolDown } from "@/lib/accounts/client/verification";
import type { resendVerificationSchema, resetPasswordForm } from "@/lib/accounts/schema";
import { call, messageOf } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { AccountCard } from "./account-card";
import { NewPasswordFields } from "./login/credentials";
import { showProblem, useSendOnce } from "./login/send-form";

type ResetValues = z.infer<typeof resetPasswordForm>;

const loadResetRules = () => import("@/lib/accounts/schema").then((rules) => rules.resetPasswordForm);

/** A link that sets no password any more, and the way to a new one. */
export function DeadResetLink() {
	const { reset: text } = useMessages("accountLinks");
	return (
		<EmptyState
			art="/art/one-warn.webp"
			title={text.ended}
			as="h1"
			actions={<Button onClick={() => openAuth("forgot")}>{text.request}</Button>}
		>
			<p role="status">{text.endedText}</p>
		</EmptyState>
	);
}

/** Sets a new password by a mailed link (spec 2, 5). */
export function ResetPassword({ token }: { token: string }) {
	const { goToLogin, reset: text } = useMessages("accountLinks");
	const [doneMessage, setDoneMessage] = useState("");
	const [problem, setProblem] = useState("");
	const form = useRulesForm(loadResetRules, { defaultValues: { password: "", confirmPassword: "" } });
	const { handleSubmit, formState } = form;
	const send = useSendOnce(async ({ password }: ResetValues) => {
		try {
			const { message } = await call("POST /api/user/reset-password/{token}", {
				params: { token },
				body: { password },
			});
			setUser(null);
			setDoneMessage(message);
		} catch (error) {
			setProblem(messageOf(error, text.failed));
		}
	});
	if (doneMessage) {
		return (
			<EmptyState
				art="/art/one-lock.webp"
				title={text.isSet}
				as="h1"
				actions={<Button onClick={() => openAuth("login")}>{goToLogin}</Button>}
			>
				<p role="status">{doneMessage}</p>
			</EmptyState>
		);
	}
	return (
		<AccountCard title={text.title}>
			<form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
				<NewPasswordFields form={form} name="password" confirmName="confirmPassword" label={text.label} />
				{problem && (
					<Notice tone="danger" live>
						{problem}{" "}
						<button
							type="button"
							onClick={() => openAuth("forgot")}
							className="tap-area font-bold underline underline-offset-4"
						>
							{text.request}
						</button>
					</Notice>
				)}
				<Button type="submit" size="lg" block busy={formState.isSubmitting}>
					{text.submit}
				</Button>
			</form>
		</AccountCard>
	);
}

type ResendValues = z.infer<typeof resendVerificationSchema>;

const loadResendRules = () => import("@/lib/accounts/schema").then((rules) => rules.resendVerificationSchema);

/** Asks for a new verification mail by address; the answer tells nobody whether there is such an account (spec 2). */
export function ResendVerification() {
	const { resend: text } = useMessages("accountLinks");
	const [message, setMessage] = useState("");
	const { secondsLeft, startCoolDown } = useResendCoolDown();
	const { register, handleSubmit, formState, setError } = useRulesForm(loadResendRules, {
		defaultValues: { email: "" },
	});
	const send = useSendOnce(async (body: ResendValues) => {
		try {
			const answer = await call("POST /api/user/resend-verification", { body });
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
