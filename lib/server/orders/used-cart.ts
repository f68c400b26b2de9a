import "server-only";
import { alreadyOrderedMessage } from "@/lib/domain/order-messages";
import { Order, type OrderDoc } from "@/models/order";
import { ShopError } from "../platform/errors";
import { toOwnOrder } from "./to-order";

/** The order that this version of the customer's cart has become; null where there is none, or no version was said. */
export async function orderOfCart(userId: string, cartVersion: number | undefined): Promise<OrderDoc | null> {
	if (cartVersion === undefined) return null;
	return Order.findOne({ user: userId, cartVersion, claimsCart: true }).lean<OrderDoc>();
}

/** The refusal of a cart that is an order already: it shows that order (API.md). */
export function orderedAlready(order: OrderDoc): ShopError {
	const shown = toOwnOrder(order);
	return new ShopError("conflict", alreadyOrderedMessage(shown.number), { shown: { order: shown } });
}
