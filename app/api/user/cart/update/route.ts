import { cartCalls } from "@/lib/cart/calls";
import { setCartQuantity } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(cartCalls.update, ({ customer, body }) => setCartQuantity(customer._id, body));
