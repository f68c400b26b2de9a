import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { removeFromCart } from "@/lib/server/carts/carts";

export const DELETE = endpoint(cartCalls.remove, ({ customer, body }) =>
	removeFromCart(customer._id, body.productId),
);
