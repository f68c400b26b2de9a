import { cartCalls } from "@/lib/cart/calls";
import { removeFromCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(cartCalls.remove, ({ customer, body }) =>
	removeFromCart(customer._id, body.productId),
);
