import { cartCalls } from "@/lib/cart/calls";
import { mergeCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(cartCalls.merge, ({ customer, body }) => mergeCart(customer._id, body.items));
