import * as z from "zod";
import { MAX_BULK } from "./bulk-change";
import { objectIdField } from "./fields";

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
