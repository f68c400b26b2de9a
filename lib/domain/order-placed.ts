import { DELIVERY_LABELS } from "./cart-totals";
import type { Order } from "./order";
import { ORDER_PLACED_MESSAGE } from "./order-messages";
import { promiseText } from "./order-promise";

/**
 * What is said once an order is placed (spec 8): the specification's sentence, and by when this order is really there,
 * which a closed shop or a slower delivery puts off. `now` in milliseconds.
 */
export function orderPlacedMessage(
	{ deliveryTime, promisedAt }: Pick<Order, "deliveryTime" | "promisedAt">,
	now: number,
): string {
	const how =
		deliveryTime === "slot"
			? "In the time that you chose"
			: `With ${DELIVERY_LABELS[deliveryTime].toLowerCase()} delivery`;
	return `${ORDER_PLACED_MESSAGE} ${how} it is there ${promiseText(promisedAt, now)} at the latest.`;
}
