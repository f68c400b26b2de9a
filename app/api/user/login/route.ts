import { loginSchema } from "@/lib/domain/account-schemas";
import { login } from "@/lib/server/accounts/login";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { rememberDevice } from "@/lib/server/http/known-device";
import { attempt, callerOf } from "@/lib/server/rate-limit/rate-limit";

/** Signs a customer in (spec 7). */
export const POST = endpoint(async (request) => {
	const credentials = await readBody(request, loginSchema);
	const caller = callerOf(request, credentials.email);
	const user = await attempt("login", caller, () => login(credentials));
	await rememberDevice(credentials.email);
	return ok({ user, message: "Login successful" });
});
