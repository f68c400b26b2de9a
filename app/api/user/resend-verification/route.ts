import { after } from "next/server";
import { sessionCalls } from "@/lib/accounts/calls";
import { resendVerification } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";
import { connectDatabase } from "@/lib/server/database/connect";
import { isAllowed } from "@/lib/server/rate-limit/rate-limit";

/** Whether there is such an account shows neither in the words nor in the time. */
export const POST = endpoint(sessionCalls.resendVerification, async ({ body: { email }, caller }) => {
	await connectDatabase();
	// Nobody can use up another's answers: past the limit of mails, the last one's link still works.
	after(async () => {
		if (await isAllowed("verification-mail", caller)) await resendVerification(email);
	});
	return {
		message: "If your email exists in our system and is not verified yet, a verification link is on its way.",
	};
});
