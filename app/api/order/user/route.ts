import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok } from "@/lib/server/http";
import { listOwnOrders } from "@/lib/server/orders/read";

/** The customer's own orders, newest first (spec 7). */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return ok({ orders: await listOwnOrders(customer._id) });
});
