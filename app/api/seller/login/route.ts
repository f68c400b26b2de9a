import { loginSchema } from "@/lib/domain/account-schemas";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { rememberDevice } from "@/lib/server/http/known-device";
import { attempt, callerOf } from "@/lib/server/rate-limit/rate-limit";
import { loginSeller } from "@/lib/server/sellers/session";

/** There is one seller, so tries under whatever name count together. */
const SELLER = "seller";

/** The seller signs in (spec 7). */
export const POST = endpoint(async (request) => {
	const credentials = await readBody(request, loginSchema);
	await attempt("seller-login", callerOf(request, SELLER), () => loginSeller(credentials));
	await rememberDevice(SELLER);
	return ok({ message: "Login successful" });
});
