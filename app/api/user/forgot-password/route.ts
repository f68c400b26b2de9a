import { after } from "next/server";
import { forgotPasswordSchema } from "@/lib/domain/account-schemas";
import { requestReset } from "@/lib/server/accounts/reset";
import { connectDatabase } from "@/lib/server/db";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, limit } from "@/lib/server/rate-limit";

/** Mails a reset link. Whether there is such an account shows neither in the words nor in the time. */
export const POST = endpoint(async (request) => {
	const { email } = await readBody(request, forgotPasswordSchema);
	await limit("forgot", callerOf(request, email));
	await connectDatabase();
	after(() => requestReset(email));
	return ok({
		message: "If your email exists in our system, a link to set a new password is on its way.",
	});
});
