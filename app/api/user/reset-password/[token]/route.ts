import { resetPasswordSchema } from "@/lib/domain/account-schemas";
import { resetPassword } from "@/lib/server/accounts/reset";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { rememberDevice } from "@/lib/server/http/known-device";
import { callerOf, limitGuesses } from "@/lib/server/rate-limit/rate-limit";

/** Sets a new password by a mailed link (spec 7). */
export const POST = endpoint<{ token: string }>(async (request, { token }) => {
	const { password } = await readBody(request, resetPasswordSchema);
	const email = await limitGuesses("reset", callerOf(request), () => resetPassword(token, password));
	await rememberDevice(email);
	return ok({ message: "Password reset successfully. You can login with your new password." });
});
