import * as z from "zod";
import { objectIdField } from "./fields";
import { MAX_PRICE } from "./product-form";

/** At most this many products are changed by one call. */
export const MAX_BULK = 500;

const PERCENT_MESSAGE = "Please enter a change between -90 and 200 percent";

const idsField = z
	.array(objectIdField, { error: "Please choose the products" })
	.min(1, "Please choose the products")
	.max(MAX_BULK, `Please choose at most ${MAX_BULK} products`);

const priceFields = {
	percent: z.int({ error: PERCENT_MESSAGE }).min(-90, PERCENT_MESSAGE).max(200, PERCENT_MESSAGE),
	prices: z.enum(["offer", "both"], { error: "Please choose which prices change" }),
};

/** How prices change: by whole percent, the offer price or both. */
export const priceChangeSchema = z.object(priceFields);

/** One change for many products: in or out of stock, or prices by a percentage. */
export const bulkChangeSchema = z.discriminatedUnion(
	"kind",
	[
		z.object({
			kind: z.literal("stock"),
			ids: idsField,
			inStock: z.boolean({ error: "Please choose whether the products are in stock" }),
		}),
		z.object({ kind: z.literal("price"), ids: idsField, ...priceFields }),
	],
	{ error: "Please choose what to change" },
);
export type BulkChange = z.output<typeof bulkChangeSchema>;

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
