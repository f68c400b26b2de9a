import { verifyEmail } from "@/lib/server/accounts/verification";
import { endpoint, ok } from "@/lib/server/http/endpoint";
import { callerOf, limitGuesses } from "@/lib/server/rate-limit/rate-limit";

/** Verifies the account that this link was mailed to (spec 7). A GET that changes something. */
export const GET = endpoint<{ token: string }>(
	async (request, { token }) => {
		const { wasVerified } = await limitGuesses("verify", callerOf(request), () => verifyEmail(token));
		return ok({ message: wasVerified ? "Your email is already verified" : "Email verified successfully" });
	},
	{ changes: true },
);
