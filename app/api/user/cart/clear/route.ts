import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clearCart } from "@/lib/server/carts/carts";

export const DELETE = endpoint(cartCalls.clear, async ({ customer }) => ({
	...(await clearCart(customer._id)),
	message: "Cart cleared successfully",
}));
