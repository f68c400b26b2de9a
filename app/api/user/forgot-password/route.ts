import { after } from "next/server";
import { sessionCalls } from "@/lib/accounts/calls";
import { requestReset } from "@/lib/accounts/server/change-password";
import { endpoint } from "@/lib/server/calls/endpoint";
import { connectDatabase } from "@/lib/server/database/connect";
import { isAllowed } from "@/lib/server/rate-limit/rate-limit";

/** Whether there is such an account shows neither in the words nor in the time. */
export const POST = endpoint(sessionCalls.forgotPassword, async ({ body: { email }, caller }) => {
	await connectDatabase();
	// Nobody can use up another's answers: past the limit of mails, the last one's link still works.
	after(async () => {
		if (await isAllowed("reset-mail", caller)) await requestReset(email);
	});
	return { message: "If your email exists in our system, a link to set a new password is on its way." };
});
