import * as z from "zod";
import { piecesField, whyFields } from "@/lib/stock/schema";
import { objectIdField } from "@/lib/text/fields";
import { MAX_BULK } from "../rules/bulk-change";
import { productFormSchema } from "./product-form";

const PERCENT_MESSAGE = "Please enter a change between -90 and 200 percent";

const idsField = z
	.array(objectIdField, { error: "Please choose the products" })
	.min(1, "Please choose the products")
	.max(MAX_BULK, `Please choose at most ${MAX_BULK} products`);

/** By product, the revision that was on the screen. */
const revisionsField = z
	.record(z.string(), z.int().min(0), { error: "Please say which version of each product was seen" })
	.optional();

const chosenFields = { ids: idsField, revisions: revisionsField };

const priceFields = {
	percent: z.int({ error: PERCENT_MESSAGE }).min(-90, PERCENT_MESSAGE).max(200, PERCENT_MESSAGE),
	prices: z.enum(["offer", "both"], { error: "Please choose which prices change" }),
};

/** How prices change: by whole percent, the offer price or both. */
export const priceChangeSchema = z.object(priceFields);

/** What each product costs from now on, by its id; whole rupees. */
const pricesField = z.record(objectIdField, productFormSchema.pick({ price: true, offerPrice: true }), {
	error: "Please enter the prices",
});

/** How many pieces there are of each product, or how many came or went, by its id. */
const piecesOfEach = z
	.record(objectIdField, piecesField, { error: "Please enter the pieces" })
	.refine((pieces) => Object.keys(pieces).length > 0, "Please choose the products")
	.refine((pieces) => Object.keys(pieces).length <= MAX_BULK, `Please choose at most ${MAX_BULK} products`);

/**
 * One change for many products: in or out of stock, prices by a percentage, new prices for each, or the pieces of each. A product that is no longer at the
 * revision named for it is left alone, so that a change that was cut off can be sent again as it was.
 */
export const bulkChangeSchema = z.discriminatedUnion(
	"kind",
	[
		z.object({
			kind: z.literal("stock"),
			...chosenFields,
			inStock: z.boolean({ error: "Please choose whether the products are in stock" }),
		}),
		z.object({ kind: z.literal("price"), ...chosenFields, ...priceFields }),
		z.object({ kind: z.literal("prices"), ...chosenFields, prices: pricesField }),
		z.object({ kind: z.literal("pieces"), pieces: piecesOfEach, ...whyFields }),
	],
	{ error: "Please choose what to change" },
);
export type BulkChange = z.output<typeof bulkChangeSchema>;
/** What came to many shelves, or was counted there. */
export type PiecesChange = Extract<BulkChange, { kind: "pieces" }>;
/** A change of what the products say. */
export type FieldsChange = Exclude<BulkChange, PiecesChange>;

/** The same without saying of which products. */
export type ProductListChange =
	| Omit<Extract<BulkChange, { kind: "stock" }>, "ids" | "revisions">
	| Omit<Extract<BulkChange, { kind: "price" }>, "ids" | "revisions">;
