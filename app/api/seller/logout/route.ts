import { endpoint, ok } from "@/lib/server/http/endpoint";
import { logoutSeller } from "@/lib/server/sellers/session";

/** The seller signs out, here and on the server (spec 7). */
export const POST = endpoint(async () => {
	await logoutSeller();
	return ok({ message: "Seller logged out" });
});
