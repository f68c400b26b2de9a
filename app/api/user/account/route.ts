import { deleteAccountSchema } from "@/lib/domain/account-schemas";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { leave } from "@/lib/server/privacy/leave";
import { attempt, callerOf } from "@/lib/server/rate-limit/rate-limit";

/** Deletes the customer's account; the orders stay, without the person. */
export const DELETE = endpoint(async (request) => {
	const customer = await requireCustomer();
	const { currentPassword } = await readBody(request, deleteAccountSchema);
	await attempt("password", callerOf(request, customer._id), () => leave(customer._id, currentPassword));
	return ok({ message: "Your account is deleted" });
});
