import { registerSchema } from "@/lib/domain/account-schemas";
import { register } from "@/lib/server/accounts/register";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { attempt, callerOf } from "@/lib/server/rate-limit/rate-limit";

/** Makes an account and mails its verification link (spec 5, 7). */
export const POST = endpoint(async (request) => {
	const input = await readBody(request, registerSchema);
	await attempt("register", callerOf(request), () => register(input));
	return ok({ message: "Registration successful! Please check your email to verify your account." }, 201);
});
