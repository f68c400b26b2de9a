"use client";

import { Notice } from "@/components/ui/notice";
import { call, messageOf } from "@/lib/client/api";
import { useResendCoolDown } from "@/lib/client/cool-down";
import { toast } from "@/lib/client/toast";

/** 'Email not verified', with a link to get the mail again and the wait until the next one (spec 2, Account). */
export function NotVerified({ email }: { email: string }) {
	const { secondsLeft, startCoolDown } = useResendCoolDown();

	async function resend(): Promise<void> {
		if (secondsLeft > 0) return;
		startCoolDown();
		try {
			await call("POST", "/api/user/resend-verification", { body: { email } });
			toast.success("Verification email sent. Please check your inbox.");
		} catch (error) {
			toast.error(messageOf(error, "Failed to send verification email"));
		}
	}

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
