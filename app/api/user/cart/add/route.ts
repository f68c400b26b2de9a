import { addToCartSchema } from "@/lib/domain/cart";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { addToCart } from "@/lib/server/carts/carts";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";

/** Adds pieces of a product (spec 7); a name, price or picture in the body is not read. */
export const POST = endpoint(async (request) => {
	const customer = await requireCustomer();
	const { productId, quantity } = await readBody(request, addToCartSchema);
	return ok(await addToCart(customer._id, productId, quantity));
});
