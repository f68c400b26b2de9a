import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok } from "@/lib/server/http/endpoint";
import { followPayment } from "@/lib/server/payments/view";

/** Where the customer's own payment stands: what the result page asks while it waits. */
export const GET = endpoint<{ reference: string }>(async (_request, { reference }) => {
	const customer = await requireCustomer();
	return ok({ payment: await followPayment(customer._id, reference) });
});
