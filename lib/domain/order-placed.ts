import { formatTime } from "./dates";
import type { Order } from "./order";
import { ORDER_PLACED_MESSAGE } from "./order-messages";
import { promisedAt } from "./order-promise";

/**
 * What is said once an order is placed (spec 8). A standard order has longer than the 60 minutes of these words, so its
 * own latest moment is said with them.
 */
export function orderPlacedMessage(order: Pick<Order, "createdAt" | "deliveryTime">): string {
	if (order.deliveryTime === "express") return ORDER_PLACED_MESSAGE;
	const latest = formatTime(new Date(promisedAt(order)).toISOString());
	return `${ORDER_PLACED_MESSAGE} With standard delivery it is there by ${latest} at the latest.`;
}
