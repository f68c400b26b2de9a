import { cartCalls } from "@/lib/cart/calls";
import { previewCart } from "@/lib/cart/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(cartCalls.preview, async ({ body }) => ({
	cartItem: await previewCart(body.items),
}));
