import { sessionCalls } from "@/lib/accounts/calls";
import { requestReset } from "@/lib/accounts/server/change-password";
import { endpoint } from "@/lib/server/calls/endpoint";
import { mailLater } from "@/lib/server/rate-limit/rate-limit";

export const POST = endpoint(sessionCalls.forgotPassword, async ({ body: { email }, caller }) => {
	await mailLater("reset-mail", caller, () => requestReset(email));
	return { message: "If your email exists in our system, a link to set a new password is on its way." };
});
