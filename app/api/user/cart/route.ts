import { requireCustomer } from "@/lib/server/accounts/guards";
import { getCart } from "@/lib/server/carts/carts";
import { endpoint, ok } from "@/lib/server/http/endpoint";

/** The customer's cart (spec 7). */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return ok(await getCart(customer._id));
});
