import { DELIVERY_OPTIONS } from "./cart-totals";
import type { Order } from "./order";

/** How an order is delivered, in words: `Standard, 2-4 hours`. */
export function deliveryText({ deliveryTime }: Pick<Order, "deliveryTime">): string {
	if (deliveryTime === "slot") return "At the chosen time";
	const { label, promise } = DELIVERY_OPTIONS[deliveryTime];
	return `${label}, ${promise}`;
}
