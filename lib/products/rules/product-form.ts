import type { z } from "zod";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import type { FieldsChange, ProductListChange } from "../schema/bulk-change";
import type { bulkOutcome } from "../shapes";

/** What is said about a product's fields, in the specification's words (spec 5), and their limits. */

export const NAME_REQUIRED = "Product name is required";
export const DESCRIPTION_REQUIRED = "Product description is required";
export const CATEGORY_REQUIRED = "Please select a category";
export const PRICE_INVALID = "Please enter a valid price";
export const OFFER_PRICE_INVALID = "Please enter a valid offer price";
export const IMAGE_REQUIRED = "Please select a product image";
export const NOT_A_PICTURE = "This file is not a picture we can show. Please use JPG, PNG or WebP.";
export const IMAGE_TOO_LARGE = "This picture is too large. Please use one of at most 5 MB.";

/** Largest picture file that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Largest price, in whole rupees. */
export const MAX_PRICE = 1_000_000;

/** The description as it is stored: one entry for each line with something on it (spec 5). */
export function descriptionLines(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/** A name as part of an address: `Mango Chaunsa` becomes `mango-chaunsa`. */
export function slugOf(name: string): string {
	const slug = name
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
	return slug || "product";
}

/** A slug of a file as it is kept, so that it is known again however it is written; one that is not all Latin stays as it is. */
export function keptSlug(slug: string): string {
	const isLatin = /[a-z0-9]/i.test(slug) && !/[^\P{L}a-z]/iu.test(slug.normalize("NFKD"));
	return isLatin ? slugOf(slug) : slug;
}

/** The first address of this name that none of these has: `peach`, `peach-2`, `peach-3`… */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
	let slug = base;
	for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`;
	return slug;
}

/** At most this many products are changed by one call. */
export const MAX_BULK = 500;

export type BulkOutcome = z.output<z.ZodObject<typeof bulkOutcome>>;

/** What a change of many products left alone. */
export type MissedProduct = BulkOutcome["missed"][number];

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

/** The offer price that stands where a new price is said alone: as before where it is a lower one, else the price. */
export function offerBeside(price: number, before: Pick<ListedProduct, "price" | "offerPrice">): number {
	const isLower = before.offerPrice < before.price && before.offerPrice <= price;
	return isLower || price === before.price ? before.offerPrice : price;
}

/** A price after a change by percent, in whole rupees, never below 1. */
export function priceAfter(price: number, percent: number): number {
	return Math.min(MAX_PRICE, Math.max(1, Math.round((price * (100 + percent)) / 100)));
}
