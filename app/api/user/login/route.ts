import { loginSchema } from "@/lib/domain/account-schemas";
import { login } from "@/lib/server/accounts/login";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, forgetTries, limit } from "@/lib/server/rate-limit";

/** Signs a customer in (spec 7). */
export const POST = endpoint(async (request) => {
	const credentials = await readBody(request, loginSchema);
	await limit("login", callerOf(request, credentials.email));
	const user = await login(credentials);
	await forgetTries("login", credentials.email);
	return ok({ user, message: "Login successful" });
});
