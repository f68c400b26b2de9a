import { after } from "next/server";
import { resendVerificationSchema } from "@/lib/domain/account-schemas";
import { resendVerification } from "@/lib/server/accounts/verification";
import { connectDatabase } from "@/lib/server/database/connect";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, isAllowed, limit } from "@/lib/server/rate-limit/rate-limit";

/** Mails a new verification link. Whether there is such an account shows neither in the words nor in the time. */
export const POST = endpoint(async (request) => {
	const { email } = await readBody(request, resendVerificationSchema);
	const caller = callerOf(request, email);
	await limit("resend", caller);
	await connectDatabase();
	// Nobody can use up another's answers: past the limit of mails, the last one's link still works.
	after(async () => {
		if (await isAllowed("verification-mail", caller)) await resendVerification(email);
	});
	return ok({
		message: "If your email exists in our system and is not verified yet, a verification link is on its way.",
	});
});
