import { mergeCartSchema } from "@/lib/domain/cart";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { mergeCart } from "@/lib/server/carts/carts";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";

/** Joins the guest's cart to the account's at login; the larger quantity of a line stays. */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	const { items } = await readBody(request, mergeCartSchema);
	return ok(await mergeCart(customer._id, items));
});
