import { cartCalls } from "@/lib/cart/calls";
import { clearCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(cartCalls.clear, async ({ customer }) => ({
	...(await clearCart(customer._id)),
	message: "Cart cleared successfully",
}));
