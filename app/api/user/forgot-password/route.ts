import { after } from "next/server";
import { forgotPasswordSchema } from "@/lib/domain/account-schemas";
import { requestReset } from "@/lib/server/accounts/reset";
import { connectDatabase } from "@/lib/server/database/connect";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, isAllowed, limit } from "@/lib/server/rate-limit/rate-limit";

/** Mails a reset link. Whether there is such an account shows neither in the words nor in the time. */
export const POST = endpoint(async (request) => {
	const { email } = await readBody(request, forgotPasswordSchema);
	const caller = callerOf(request, email);
	await limit("forgot", caller);
	await connectDatabase();
	// Nobody can use up another's answers: past the limit of mails, the last one's link still works.
	after(async () => {
		if (await isAllowed("reset-mail", caller)) await requestReset(email);
	});
	return ok({
		message: "If your email exists in our system, a link to set a new password is on its way.",
	});
});
