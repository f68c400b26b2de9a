import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { getCart } from "@/lib/server/carts/carts";

export const GET = endpoint(cartCalls.read, ({ customer }) => getCart(customer._id));
