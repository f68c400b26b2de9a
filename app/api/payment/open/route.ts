import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok } from "@/lib/server/http/endpoint";
import { openPayments } from "@/lib/server/payments/view";

/** The customer's own payments that are not decided yet: what must not be paid a second time. */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return ok({ payments: await openPayments(customer._id) });
});
