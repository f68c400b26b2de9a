"use client";

import { Notice } from "@/components/ui/notice";
import { useResendVerification } from "@/lib/client/verification";

/** 'Email not verified', with a link to get the mail again and the wait until the next one (spec 2, Account). */
export function NotVerified({ email }: { email: string }) {
	const { secondsLeft, resend } = useResendVerification(email);
	return (
		<Notice tone="warning" title="Email not verified.">
			Open the link that we mailed to {email}. You can place orders after that.{" "}
			<button
				type="button"
				onClick={() => void resend()}
				aria-disabled={secondsLeft > 0}
				className="tap-area font-bold underline underline-offset-4 aria-disabled:no-underline"
			>
				{secondsLeft > 0 ? `Send again in ${secondsLeft} s` : "Resend verification email"}
			</button>
		</Notice>
	);
}
