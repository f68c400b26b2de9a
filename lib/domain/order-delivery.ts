import { DELIVERY_LABELS, DELIVERY_OPTIONS } from "./cart-totals";
import { slotText } from "./delivery-slots";
import type { Order } from "./order";

/** How an order is delivered, in words: `Standard, 2-4 hours`, `Sunday, Nov 22, 4 to 6 PM`. */
export function deliveryText({ deliveryTime, slot }: Pick<Order, "deliveryTime" | "slot">): string {
	if (slot) return slotText(slot);
	if (deliveryTime === "slot") return DELIVERY_LABELS.slot;
	const { label, promise } = DELIVERY_OPTIONS[deliveryTime];
	return `${label}, ${promise}`;
}
