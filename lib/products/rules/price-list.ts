import * as z from "zod";
import { MAX_STOCK } from "@/lib/stock/rules";
import { textOf } from "@/lib/team/rules";
import { PRODUCT_FIELDS, typedProductSchema } from "../schema/product-form";
import type { SellerProduct } from "./seller-product";

/**
 * The products as a table: what a seller edits in a spreadsheet. `slug` names the product, `stockBefore` says how many there
 * were when the list was taken along; neither is changed.
 */
export const PRICE_LIST_COLUMNS = ["slug", ...Object.keys(PRODUCT_FIELDS), "stockBefore", "stock"];

/** Columns that older lists lack: what a list does not say stays as it is. */
const LATER = {
	urduUnit: true,
	urduDescription: true,
	urduContents: true,
	stock: true,
	stockBefore: true,
} as const;

/** The columns that every price list has. */
export const NEEDED_COLUMNS = PRICE_LIST_COLUMNS.filter((column) => !Object.hasOwn(LATER, column));

/** Largest price list that is taken, in bytes, and in lines. */
export const MAX_LIST_BYTES = 1_000_000;
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
	.extend({
		slug: z.string().trim().min(1, "The slug is missing: it says which product this line is about"),
		inStock: yesNo("In stock must be yes or no"),
		isDeal: yesNo("Deal must be yes or no"),
		stock: piecesCell,
		stockBefore: piecesCell,
	})
	.partial(LATER);
export type PriceListEntry = z.output<typeof priceListRowSchema>;

/** A product as a line of the price list, by column. */
export function rowOf(product: SellerProduct): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries({ ...product, stockBefore: product.stock }));
	return Object.fromEntries(PRICE_LIST_COLUMNS.map((column) => [column, textOf(values.get(column))]));
}

/** What a price list would change, and what is wrong with it; lines count from 1, the heading being the first. */
export type PriceListReport = {
	changes: {
		line: number;
		slug: string;
		name: string;
		changes: { field: string; before: string; after: string }[];
	}[];
	errors: { line: number; message: string }[];
	/** Lines that say what is so already. */
	unchanged: number;
};
