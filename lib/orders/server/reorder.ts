import "server-only";
import type { CartAnswer } from "@/lib/cart/rules/cart";
import { mergeCart } from "@/lib/cart/server/carts";
import { describeLines } from "@/lib/cart/server/lines";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { Order, type OrderDoc } from "@/models/order";
import { ORDER_NOT_FOUND } from "../rules/order-messages";
import type { MissedLine } from "../rules/order-placed";

export type Reordered = CartAnswer & {
	/** How many pieces of the order are in the cart now. */
	added: number;
	missed: MissedLine[];
};

/**
 * Puts what an own order held into the cart, as far as it is still sold and in stock; of a line that is in the cart
 * already the larger quantity stays, so that doing it twice changes nothing. Throws ShopError `not-found` for what is
 * not theirs, `conflict` when nothing of it can be bought now.
 */
export async function reorder(customerId: string, orderId: string): Promise<Reordered> {
	await connectDatabase();
	const order = await Order.findOne({ _id: orderId, user: customerId }).select("lines").lean<OrderDoc>();
	if (!order) throw notFound(ORDER_NOT_FOUND);
	const wanted = new Map(order.lines.map(({ product, quantity }) => [String(product), quantity]));
	const sold = new Map((await describeLines(wanted)).map((line) => [line.productId, line]));
	const available = [...sold.values()].filter((line) => line.inStock);
	if (available.length === 0)
		throw new ShopError("conflict", "Nothing of this order can be bought right now");
	const cart = await mergeCart(customerId, available);
	const inCart = new Set(cart.cartItem.map(({ productId }) => productId));
	const missed = order.lines.flatMap(({ product, name }): MissedLine[] => {
		const line = sold.get(String(product));
		if (!line) return [{ name, why: "no longer sold" }];
		if (!line.inStock) return [{ name, why: "out of stock" }];
		return inCart.has(line.productId) ? [] : [{ name, why: "no room in the cart" }];
	});
	const added = available.filter(({ productId }) => inCart.has(productId));
	return { ...cart, added: added.reduce((sum, { quantity }) => sum + quantity, 0), missed };
}
