import type { z } from "zod";
import type { product, productSummary } from "@/lib/server/calls/shapes";
import type { Language } from "@/lib/text/language";

export const CATEGORIES = ["Fruits", "Vegetables", "Bundles"] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRODUCT_NOT_FOUND = "Product not found";

/** A product as a card shows it. Prices in whole rupees, of a kg where it is weighed; `rating` is the average of its reviews, 0 where none. */
export type ProductSummary = z.output<typeof productSummary>;

/** A product's Urdu as lines of carts and orders carry it beside the English. */
export type UrduWords = Pick<ProductSummary, "urduName" | "urduUnit">;

/**
 * A product as its own page shows it (spec 3). `contents` lists what a bundle's crate holds; `images` are all its
 * pictures, the first being `imageUrl`. The Urdu of both is missing or empty where nobody has written it.
 */
export type Product = z.output<typeof product>;

export type Bundle = ProductSummary & Pick<Product, "contents">;

/** Rupees saved against the ordinary price; 0 when there is no offer. */
export function savingOf(product: Pick<ProductSummary, "price" | "offerPrice">): number {
	return Math.max(0, product.price - product.offerPrice);
}

/** What is said when products could not be read, with the server's reason where it gave one (spec 8). */
export function productsFailed(reason = "the shop could not be reached"): string {
	return `Failed to load products: ${reason}`;
}

/**
 * A product's words in the language of the page (working day 7). English stands in where there is no Urdu. Anything
 * that carries the fields is read alike: a product, a line of a cart or of an order. Its unit is among the messages
 * (`product.unit`), since the words that units are made of are for pages in Urdu alone.
 */

const CATEGORIES_IN_URDU: Readonly<Record<Category, string>> = {
	Fruits: "پھل",
	Vegetables: "سبزیاں",
	Bundles: "پیٹیاں",
};

/** What it is called. */
export function productName(
	{ name, urduName }: Pick<ProductSummary, "name" | "urduName">,
	language: Language,
): string {
	return (language === "ur" && urduName) || name;
}

/** What a line takes over of a product's Urdu: only what there is. */
export function urduWordsOf({ urduName, urduUnit }: UrduWords): UrduWords {
	return { ...(urduName ? { urduName } : {}), ...(urduUnit ? { urduUnit } : {}) };
}

function linesIn(language: Language, english: readonly string[], urdu: readonly string[] = []) {
	return language === "ur" && urdu.length > 0 ? urdu : english;
}

/** What is said about it, line by line. */
export function productDescription(
	{ description, urduDescription }: Pick<Product, "description" | "urduDescription">,
	language: Language,
): readonly string[] {
	return linesIn(language, description, urduDescription);
}

/** What a crate holds, line by line; empty for anything else. */
export function productContents(
	{ contents, urduContents }: Pick<Product, "contents" | "urduContents">,
	language: Language,
): readonly string[] {
	return linesIn(language, contents, urduContents);
}

/**
 * The product as a page in one language sends it to the browser: nothing is said about it twice. Its name and its unit
 * stay in both, for the search and for the cart.
 */
export function productIn(product: Product, language: Language): Product {
	const { urduDescription: _description, urduContents: _contents, ...rest } = product;
	return {
		...rest,
		description: [...productDescription(product, language)],
		contents: [...productContents(product, language)],
	};
}

/** A category as a heading or a link says it. */
export function categoryName(category: Category, language: Language): string {
	return language === "ur" ? CATEGORIES_IN_URDU[category] : category;
}
