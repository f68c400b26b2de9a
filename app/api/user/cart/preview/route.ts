import { cartCalls } from "@/lib/server/calls/cart";
import { endpoint } from "@/lib/server/calls/endpoint";
import { previewCart } from "@/lib/server/carts/carts";

export const POST = endpoint(cartCalls.preview, async ({ body }) => ({
	cartItem: await previewCart(body.items),
}));
