import { updateCartSchema } from "@/lib/domain/cart";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { setCartQuantity } from "@/lib/server/carts/carts";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";

/** Sets a line's quantity (spec 7); 0 or less removes the line. */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	const { productId, quantity } = await readBody(request, updateCartSchema);
	return ok(await setCartQuantity(customer._id, productId, quantity));
});
