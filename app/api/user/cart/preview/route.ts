import { mergeCartSchema } from "@/lib/domain/cart";
import { previewCart } from "@/lib/server/carts/carts";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";

/** What a guest's lines are today; nothing is stored. */
export const POST = endpoint(async (request) => {
	const { items } = await readBody(request, mergeCartSchema);
	return ok({ cartItem: await previewCart(items) });
});
