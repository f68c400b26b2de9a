import * as z from "zod";
import { descriptionLines } from "./product-form";
import { productFormSchema } from "./product-form-schema";
import type { SellerProduct } from "./seller-product";

/** The shelf as a table: what a seller edits in a spreadsheet. `slug` names the product and is never changed. */
export const PRICE_LIST_COLUMNS = [
	"slug",
	"name",
	"urduName",
	"category",
	"unit",
	"price",
	"offerPrice",
	"inStock",
	"isDeal",
	"description",
	"contents",
] as const;
export type PriceListColumn = (typeof PRICE_LIST_COLUMNS)[number];
export type PriceListRow = Record<PriceListColumn, string>;

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

const { description, price, offerPrice, contents } = productFormSchema.shape;
const amount = z.string().trim().transform(Number);
const lines = z.string().transform(descriptionLines);

/** One line of a price list: the form's own rules, read from texts. */
export const priceListRowSchema = productFormSchema.extend({
	slug: z.string().trim().min(1, "The slug is missing: it says which product this line is about"),
	price: amount.pipe(price),
	offerPrice: amount.pipe(offerPrice),
	inStock: yesNo("In stock must be yes or no"),
	isDeal: yesNo("Deal must be yes or no"),
	description: lines.pipe(description),
	contents: lines.pipe(contents.unwrap()),
});
export type PriceListEntry = z.output<typeof priceListRowSchema>;

/** A product as a line of the price list. */
export function rowOf(product: SellerProduct): PriceListRow {
	return {
		slug: product.slug,
		name: product.name,
		urduName: product.urduName ?? "",
		category: product.category,
		unit: product.unit,
		price: String(product.price),
		offerPrice: String(product.offerPrice),
		inStock: product.inStock ? "yes" : "no",
		isDeal: product.isDeal ? "yes" : "no",
		description: product.description.join("\n"),
		contents: product.contents.join("\n"),
	};
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
