import type { FieldsChange, ProductListChange } from "../schema/bulk-change";
import { MAX_PRICE } from "./product-form";
import type { ListedProduct } from "./seller-product";

/** At most this many products are changed by one call. */
export const MAX_BULK = 500;

/** What a change of many products left alone. */
export type MissedProduct = { _id: string; name: string };

/** What a change of many products came to. */
export type BulkOutcome = {
	changed: number;
	/** Those that someone else changed in the meantime, or of which fewer pieces are there. */
	missed: MissedProduct[];
};

/** A change of any number of products, as they are seen, in calls that the server takes. */
export function inBatches(
	products: readonly Pick<ListedProduct, "_id" | "revision">[],
	change: ProductListChange,
): FieldsChange[] {
	return Array.from({ length: Math.ceil(products.length / MAX_BULK) }, (_, batch) => {
		const seen = products.slice(batch * MAX_BULK, (batch + 1) * MAX_BULK);
		return {
			...change,
			ids: seen.map(({ _id }) => _id),
			revisions: Object.fromEntries(seen.map(({ _id, revision }) => [_id, revision])),
		};
	});
}

/** A price after a change by percent, in whole rupees, never below 1. */
export function priceAfter(price: number, percent: number): number {
	return Math.min(MAX_PRICE, Math.max(1, Math.round((price * (100 + percent)) / 100)));
}
