import type { BulkChange } from "./bulk-change-schema";
import { MAX_PRICE } from "./product-form";

/** At most this many products are changed by one call. */
export const MAX_BULK = 500;

/** A change of any number of products as calls that the server takes. */
export function inBatches(change: BulkChange): BulkChange[] {
	const count = Math.ceil(change.ids.length / MAX_BULK);
	return Array.from({ length: count }, (_, batch) => ({
		...change,
		ids: change.ids.slice(batch * MAX_BULK, (batch + 1) * MAX_BULK),
	}));
}

/** A price after a change by percent, in whole rupees, never below 1. */
export function priceAfter(price: number, percent: number): number {
	return Math.min(MAX_PRICE, Math.max(1, Math.round((price * (100 + percent)) / 100)));
}
