import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { mergeCart } from "@/lib/server/carts/carts";

export const PUT = endpoint(cartCalls.merge, ({ customer, body }) => mergeCart(customer._id, body.items));
