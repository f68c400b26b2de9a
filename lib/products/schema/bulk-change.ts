import * as z from "zod";
import { MAX_STOCK } from "@/lib/stock/rules";
import { piecesField, whyFields } from "@/lib/stock/schema";
import { textOf } from "@/lib/team/rules";
import { objectIdField } from "@/lib/text/fields";
import { MAX_BULK } from "../rules/product-form";
import type { listFault, priceListReport } from "../shapes";
import { PRODUCT_FIELDS, productFormSchema, type SellerProduct, typedProductSchema } from "./product-form";

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
 * One change for many products: in or out of stock, archived or put back, prices by a percentage, new prices for each, or the pieces of each. A product that is no longer at the
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
		z.object({
			kind: z.literal("archive"),
			...chosenFields,
			isArchived: z.boolean({ error: "Please choose whether the products are archived" }),
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
export type FieldsChange = Exclude<BulkChange, PiecesChange>;

/** The same without saying of which products. */
export type ProductListChange =
	| Omit<Extract<BulkChange, { kind: "stock" }>, "ids" | "revisions">
	| Omit<Extract<BulkChange, { kind: "archive" }>, "ids" | "revisions">
	| Omit<Extract<BulkChange, { kind: "price" }>, "ids" | "revisions">;

/**
 * The products as a table: what a seller edits in a spreadsheet. `slug` names the product, `stockBefore` says how many there
 * were when the list was taken along; neither is changed.
 */
export const PRICE_LIST_COLUMNS = [
	"slug",
	...Object.keys(PRODUCT_FIELDS).filter((field) => field !== "aisles"),
	"stockBefore",
	"stock",
];

/** Columns that older lists lack: what a list does not say stays as it is. */
const LATER = {
	urduUnit: true,
	soldBy: true,
	stepGrams: true,
	aboutGrams: true,
	urduDescription: true,
	urduContents: true,
	wishes: true,
	stock: true,
	stockBefore: true,
} as const;

export const NEEDED_COLUMNS = PRICE_LIST_COLUMNS.filter((column) => !Object.hasOwn(LATER, column));

/** Largest list that is taken, in bytes, and in lines. */
export const MAX_LIST_BYTES = 5 * 1024 * 1024;
export const MAX_LIST_LINES = 5000;

const yesNo = (message: string) =>
	z
		.string()
		.trim()
		.toLowerCase()
		.pipe(z.enum(["yes", "no"], { error: message }))
		.transform((text) => text === "yes");

const PIECES = "Stock must be a whole number of pieces, or nothing where they are not counted";

/** An empty cell: not counted. */
const piecesCell = z
	.string()
	.trim()
	.transform((text) => (text === "" ? null : Number(text)))
	.pipe(z.int({ error: PIECES }).min(0, PIECES).max(MAX_STOCK, PIECES).nullable());

/** One line of a price list: the form's own rules, read from texts. */
export const priceListRowSchema = typedProductSchema
	.omit({ aisles: true })
	.extend({
		slug: z.string().trim().min(1, "The slug is missing: it says which product this line is about"),
		inStock: yesNo("In stock must be yes or no"),
		isDeal: yesNo("Deal must be yes or no"),
		stock: piecesCell,
		stockBefore: piecesCell,
	})
	.partial(LATER);
/** One line of any other catalogue: what it does not say stays, or is as usual. */
export const catalogueRowSchema = priceListRowSchema.partial();
export type CatalogueEntry = z.output<typeof catalogueRowSchema>;

/** A product as a line of the price list, by column. */
export function rowOf(product: SellerProduct): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries({ ...product, stockBefore: product.stock }));
	return Object.fromEntries(PRICE_LIST_COLUMNS.map((column) => [column, textOf(values.get(column))]));
}

/** What a price list would change, and what is wrong with it; lines count from 1, the heading being the first. */
export type PriceListReport = z.output<typeof priceListReport>;

export type ListFault = z.output<typeof listFault>;
