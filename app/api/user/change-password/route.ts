import { changePasswordSchema } from "@/lib/domain/account-schemas";
import { changePassword } from "@/lib/server/accounts/change-password";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, forgetTries, limit } from "@/lib/server/rate-limit";

/** Sets a new password; other sessions end, this one goes on (spec 7). */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	const passwords = await readBody(request, changePasswordSchema);
	await limit("password", callerOf(request, customer._id));
	await changePassword(customer._id, passwords);
	await forgetTries("password", customer._id);
	return ok({ message: "Password changed successfully" });
});
