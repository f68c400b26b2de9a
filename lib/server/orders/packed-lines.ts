import "server-only";
import { finalTotals } from "@/lib/domain/packing";
import { SHOP_DEFAULTS } from "@/lib/domain/shop-details";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-line";

/** What an order comes to with its lines packed like this, in rupees; never more than it was ordered for. */
export function finalAmountOf(order: OrderDoc, lines: readonly OrderLineDoc[]): number {
	const { taxPercent = SHOP_DEFAULTS.taxPercent, deliveryFee, amount, coupon: discountTerms = null } = order;
	const packable = lines.map((line) => ({ ...line, packed: line.packed ?? null }));
	return finalTotals(packable, { taxPercent, deliveryFee, amount, discountTerms }).finalAmount;
}

/** What an order's lines and its final amount are once all that nobody has decided is taken as picked. */
export function packedInFull(order: OrderDoc): Pick<OrderDoc, "lines" | "finalAmount"> {
	const lines = order.lines.map((line) => ({ ...line, packed: line.packed ?? { quantity: line.quantity } }));
	return { lines, finalAmount: finalAmountOf(order, lines) };
}
