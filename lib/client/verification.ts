"use client";

import { call, messageOf } from "./api";
import { useResendCoolDown } from "./cool-down";
import { toast } from "./toast";

/** Sends the verification mail again, at most once a minute: seconds until then (0: now), and how to send it. */
export function useResendVerification(email: string): { secondsLeft: number; resend: () => Promise<void> } {
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

	return { secondsLeft, resend };
}
