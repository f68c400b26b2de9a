import { cartCalls } from "@/lib/cart/calls";
import { getCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(cartCalls.read, ({ customer }) => getCart(customer._id));
