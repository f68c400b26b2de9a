import { changePasswordSchema } from "@/lib/domain/account-schemas";
import { changePassword } from "@/lib/server/accounts/change-password";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { attempt, callerOf } from "@/lib/server/rate-limit/rate-limit";

/** Sets a new password; other sessions end, this one goes on (spec 7). */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	const passwords = await readBody(request, changePasswordSchema);
	await attempt("password", callerOf(request, customer._id), () => changePassword(customer._id, passwords));
	return ok({ message: "Password changed successfully" });
});
