import type { Language } from "@/lib/text/language";
import { sortProducts } from "./browse";
import { type Category, type ProductSummary, productName, savingOf } from "./product";

/**
 * The products by the name that a page shows, in the order of its language's own alphabet: an Urdu page has what is named
 * in Urdu first, and what has only an English name after it. A slow phone takes 70 ms to make a collator: a page of the
 * shop brings its products in this order.
 */
export function sortByName<Item extends Parameters<typeof productName>[0]>(
	products: readonly Item[],
	language: Language = "en",
): Item[] {
	const collator = new Intl.Collator(language, { sensitivity: "base", numeric: true });
	return products.toSorted((a, b) => collator.compare(productName(a, language), productName(b, language)));
}

/** How many products a tab of the home page shows, and how many bundles its deals (spec 9). */
export const HOME_LIMIT = 8;

/** In-stock products of a category, those that most people have reviewed first. */
export function shelfOf<Item extends ProductSummary>(products: readonly Item[], category: Category): Item[] {
	return sortProducts(sortByName(products), "rating")
		.filter((product) => product.inStock && product.category === category)
		.sort((a, b) => b.reviewCount - a.reviewCount);
}

/** In-stock bundles, the one that saves most first. */
export function bundleDeals<Item extends ProductSummary>(products: readonly Item[]): Item[] {
	return shelfOf(products, "Bundles").sort((a, b) => savingOf(b) - savingOf(a));
}

/** What the placards of the home page may name, the best known first; by the goods the crates show. */
const PLACARDS = {
	fruit: ["mango-chaunsa", "pineapple", "banana"],
	vegetable: ["palak", "spinach", "tomato"],
	citrus: ["kinnow", "orange"],
} as const;

export type Placards = { [Place in keyof typeof PLACARDS]?: ProductSummary };

/** A product in stock for each placard of the home page, as far as there is one. */
export function placardsOf(products: readonly ProductSummary[]): Placards {
	const firstOf = (slugs: readonly string[]) =>
		slugs.flatMap((slug) => products.find((product) => product.slug === slug && product.inStock) ?? [])[0];
	return {
		fruit: firstOf(PLACARDS.fruit),
		vegetable: firstOf(PLACARDS.vegetable),
		citrus: firstOf(PLACARDS.citrus),
	};
}

/** How many related products a product page shows (spec 9). */
export const RELATED_LIMIT = 4;

/** Up to four others of the same category, drawn by lot; those in stock first. */
export function relatedTo(
	product: Pick<ProductSummary, "_id" | "category">,
	products: readonly ProductSummary[],
): ProductSummary[] {
	return products
		.filter(({ _id, category }) => category === product.category && _id !== product._id)
		.map((candidate) => ({ candidate, lot: Math.random() }))
		.sort((a, b) => Number(b.candidate.inStock) - Number(a.candidate.inStock) || a.lot - b.lot)
		.slice(0, RELATED_LIMIT)
		.map(({ candidate }) => candidate);
}

/** Up to four of the same category that can be bought, the nearest in price first: for what is out of stock. */
export function similarTo(
	product: Pick<ProductSummary, "_id" | "category" | "offerPrice">,
	products: readonly ProductSummary[],
): ProductSummary[] {
	const distance = ({ offerPrice }: ProductSummary) => Math.abs(offerPrice - product.offerPrice);
	return products
		.filter((other) => other.inStock && other.category === product.category && other._id !== product._id)
		.sort((a, b) => distance(a) - distance(b))
		.slice(0, RELATED_LIMIT);
}
