import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { setCartQuantity } from "@/lib/server/carts/carts";

export const PUT = endpoint(cartCalls.update, ({ customer, body }) =>
	setCartQuantity(customer._id, body.productId, body.quantity),
);
