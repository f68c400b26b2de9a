import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { addToCart } from "@/lib/server/carts/carts";

export const POST = endpoint(cartCalls.add, ({ customer, body }) =>
	addToCart(customer._id, body.productId, body.quantity),
);
