import { cartCalls } from "@/lib/cart/calls";
import { addToCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(cartCalls.add, ({ customer, body }) => addToCart(customer._id, body));
