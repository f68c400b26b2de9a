import { sortProducts } from "./browse";
import { type Category, type ProductSummary, savingOf } from "./product";
import { sortByName } from "./product-order";

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
