"use client";

import { call, messageOf } from "@/lib/client/api";
import { useResendCoolDown } from "@/lib/client/cool-down";
import { useMessages } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";

/** Sends the verification mail again, at most once a minute: seconds until then (0: now), and how to send it. */
export function useResendVerification(email: string): { secondsLeft: number; resend: () => Promise<void> } {
	const text = useMessages("verification");
	const { secondsLeft, startCoolDown } = useResendCoolDown();

	async function resend(): Promise<void> {
		if (secondsLeft > 0) return;
		startCoolDown();
		try {
			await call("POST", "/api/user/resend-verification", { body: { email } });
			toast.success(text.sent);
		} catch (error) {
			toast.error(messageOf(error, text.failed));
		}
	}

	return { secondsLeft, resend };
}
