"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { openAuth, setUser } from "@/lib/accounts/client/session";
import { useResendCoolDown } from "@/lib/accounts/client/verification";
import { call } from "@/lib/client/api";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { AccountCard } from "./account-card";
import { EmailField, NewPasswordFields } from "./login/credentials";

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
	const form = useRulesForm(loadResetRules, { defaultValues: { password: "", confirmPassword: "" } });
	const { errors, isSubmitting } = form.formState;
	const send = useSubmit(form, ["root"], text.failed, async ({ password }) => {
		const options = { params: { token }, body: { password } };
		const { message } = await call("POST /api/user/reset-password/{token}", options);
		setUser(null);
		setDoneMessage(message);
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
			<form noValidate onSubmit={send} className="grid gap-5">
				<NewPasswordFields form={form} names={["password", "confirmPassword"]} label={text.label} />
				{errors.root && (
					<Notice tone="danger" live>
						{errors.root.message}{" "}
						<button
							type="button"
							onClick={() => openAuth("forgot")}
							className="tap-area font-bold underline underline-offset-4"
						>
							{text.request}
						</button>
					</Notice>
				)}
				<Button type="submit" size="lg" block busy={isSubmitting}>
					{text.submit}
				</Button>
			</form>
		</AccountCard>
	);
}

const loadResendRules = () => import("@/lib/accounts/schema").then((rules) => rules.resendVerificationSchema);

/** Asks for a new verification mail by address; the answer tells nobody whether there is such an account (spec 2). */
export function ResendVerification() {
	const { resend: text } = useMessages("accountLinks");
	const [message, setMessage] = useState("");
	const { secondsLeft, startCoolDown } = useResendCoolDown();
	const form = useRulesForm(loadResendRules, { defaultValues: { email: "" } });
	const { isSubmitting } = form.formState;
	const send = useSubmit(form, ["email"], text.failed, async (body) => {
		const answer = await call("POST /api/user/resend-verification", { body });
		setMessage(answer.message);
		startCoolDown();
	});
	return (
		<AccountCard title={text.title}>
			<p className="text-ink-2">{text.text}</p>
			<form noValidate onSubmit={send} className="grid gap-5">
				<EmailField label={text.email} {...fieldOf(form, "email")} />
				{message && (
					<Notice tone="success" live>
						{message}
					</Notice>
				)}
				<Button type="submit" size="lg" block busy={isSubmitting} disabled={secondsLeft > 0}>
					{secondsLeft > 0 ? text.wait(secondsLeft) : text.submit}
				</Button>
			</form>
		</AccountCard>
	);
}
