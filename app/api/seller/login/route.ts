import { loginSchema } from "@/lib/domain/account-schemas";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { loginSeller } from "@/lib/server/sellers/session";

/** The seller signs in (spec 7). */
export const POST = endpoint(async (request) => {
	await loginSeller(await readBody(request, loginSchema));
	return ok({ message: "Login successful" });
});
