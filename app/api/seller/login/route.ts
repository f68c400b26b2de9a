import { loginSchema } from "@/lib/domain/account-schemas";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, limit } from "@/lib/server/rate-limit";
import { loginSeller } from "@/lib/server/sellers/session";

/** The seller signs in (spec 7). */
export const POST = endpoint(async (request) => {
	const credentials = await readBody(request, loginSchema);
	await limit("seller-login", callerOf(request, "seller"));
	await loginSeller(credentials);
	return ok({ message: "Login successful" });
});
