import { DELIVERY_LABELS, DELIVERY_OPTIONS, promiseText } from "@/lib/delivery/promise-rules";
import { slotText } from "@/lib/delivery/rules";
import type { Order } from "./order";
import { ORDER_PLACED_MESSAGE } from "./order-messages";

/** How an order is delivered, in words: `Standard, 2-4 hours`, `Sunday, Nov 22, 4 to 6 PM`. */
export function deliveryText({ deliveryTime, slot }: Pick<Order, "deliveryTime" | "slot">): string {
	if (slot) return slotText(slot);
	if (deliveryTime === "slot") return DELIVERY_LABELS.slot;
	const { label, promise } = DELIVERY_OPTIONS[deliveryTime];
	return `${label}, ${promise}`;
}

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

/** A line of an earlier order that did not come into the cart. */
export type MissedLine = { name: string; why: "no longer sold" | "out of stock" | "no room in the cart" };

/** Says which lines did not come along, and why: `Not in your cart: Falsa (out of stock), Loquat (no longer sold).` */
export function missedText(missed: readonly MissedLine[]): string {
	return `Not in your cart: ${missed.map(({ name, why }) => `${name} (${why})`).join(", ")}.`;
}
