"use client";

import { useState } from "react";
import type { z } from "zod";
import { NewPasswordFields } from "@/components/shop/auth/new-password-fields";
import { useSendOnce } from "@/components/shop/auth/use-send-once";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { call, messageOf } from "@/lib/client/api";
import { openAuth, setUser } from "@/lib/client/session";
import { useRulesForm } from "@/lib/client/use-rules-form";
import type { resetPasswordForm } from "@/lib/domain/account-forms";
import { DEAD_RESET_LINK } from "@/lib/domain/account-messages";
import { AccountCard } from "./account-card";

type ResetValues = z.infer<typeof resetPasswordForm>;

const loadRules = () => import("@/lib/domain/account-forms").then((rules) => rules.resetPasswordForm);

const FAILED = "Password reset failed. Please try again or request a new reset link.";

/** A link that sets no password any more, and the way to a new one. */
export function DeadResetLink() {
	return (
		<EmptyState
			art="/art/one-warn.webp"
			title="This link has ended"
			as="h1"
			actions={<Button onClick={() => openAuth("forgot")}>Request a new link</Button>}
		>
			<p role="status">{DEAD_RESET_LINK}</p>
		</EmptyState>
	);
}

/** Sets a new password by a mailed link (spec 2, 5). */
export function ResetPassword({ token }: { token: string }) {
	const [doneMessage, setDoneMessage] = useState("");
	const [problem, setProblem] = useState("");
	const form = useRulesForm(loadRules, { defaultValues: { password: "", confirmPassword: "" } });
	const { handleSubmit, formState } = form;
	const send = useSendOnce(async ({ password }: ResetValues) => {
		try {
			const path = `/api/user/reset-password/${encodeURIComponent(token)}`;
			const { message } = await call<{ message: string }>("POST", path, { body: { password } });
			setUser(null);
			setDoneMessage(message);
		} catch (error) {
			setProblem(messageOf(error, FAILED));
		}
	});
	if (doneMessage) {
		return (
			<EmptyState
				art="/art/one-lock.webp"
				title="Your password is set"
				as="h1"
				actions={<Button onClick={() => openAuth("login")}>Go to Login</Button>}
			>
				<p role="status">{doneMessage}</p>
			</EmptyState>
		);
	}
	return (
		<AccountCard title="Set a new password">
			<form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
				<NewPasswordFields form={form} name="password" confirmName="confirmPassword" label="New password" />
				{problem && (
					<Notice tone="danger" live>
						{problem}{" "}
						<button
							type="button"
							onClick={() => openAuth("forgot")}
							className="tap-area font-bold underline underline-offset-4"
						>
							Request a new link
						</button>
					</Notice>
				)}
				<Button type="submit" size="lg" block busy={formState.isSubmitting}>
					Set new password
				</Button>
			</form>
		</AccountCard>
	);
}
