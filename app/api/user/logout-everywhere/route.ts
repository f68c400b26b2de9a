import { requireCustomer } from "@/lib/server/accounts/guards";
import { endEverySession } from "@/lib/server/accounts/sessions";
import { endpoint, ok } from "@/lib/server/http/endpoint";

/** Ends every session of the customer's account, this one too. */
export const POST = endpoint(async () => {
	const customer = await requireCustomer();
	await endEverySession(customer._id);
	return ok({ message: "Logged out on every device" });
});
