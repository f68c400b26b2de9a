"use client";

import { useMessages } from "#messages";
import { Notice } from "@/components/ui/notice";
import { useResendVerification } from "@/lib/client/verification";

/** 'Email not verified', with a link to get the mail again and the wait until the next one (spec 2, Account). */
export function NotVerified({ email }: { email: string }) {
	const { notVerified: text } = useMessages("account");
	const { secondsLeft, resend } = useResendVerification(email);
	return (
		<Notice tone="warning" title={text.title}>
			{text.before}
			<bdi dir="ltr">{email}</bdi>
			{text.after}{" "}
			<button
				type="button"
				onClick={() => void resend()}
				aria-disabled={secondsLeft > 0}
				className="tap-area font-bold underline underline-offset-4 aria-disabled:no-underline"
			>
				{secondsLeft > 0 ? text.wait(secondsLeft) : text.resend}
			</button>
		</Notice>
	);
}
