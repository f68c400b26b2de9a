import { sessionCalls } from "@/lib/accounts/calls";
import { resendVerification } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";
import { mailLater } from "@/lib/server/rate-limit/rate-limit";

export const POST = endpoint(sessionCalls.resendVerification, async ({ body: { email }, caller }) => {
	await mailLater("verification-mail", caller, () => resendVerification(email));
	return {
		message: "If your email exists in our system and is not verified yet, a verification link is on its way.",
	};
});
