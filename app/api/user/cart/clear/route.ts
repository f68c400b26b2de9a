import { requireCustomer } from "@/lib/server/accounts/guards";
import { clearCart } from "@/lib/server/carts/carts";
import { endpoint, ok } from "@/lib/server/http/endpoint";

/** Empties the cart (spec 7). */
export const DELETE = endpoint(async () => {
	const customer = await requireCustomer();
	return ok({ ...(await clearCart(customer._id)), message: "Cart cleared successfully" });
});
