import { removeFromCartSchema } from "@/lib/domain/cart";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { removeFromCart } from "@/lib/server/carts/carts";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";

/** Removes a line (spec 7); the product's id is in the body. */
export const DELETE = endpoint(async (request) => {
	const customer = await requireCustomer();
	const { productId } = await readBody(request, removeFromCartSchema);
	return ok(await removeFromCart(customer._id, productId));
});
