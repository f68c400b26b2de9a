import type { ProductSummary } from "./product";

/** How many of them a product's page shows. */
export const TOGETHER_LIMIT = 4;
/** In fewer orders than these it is chance, and might say what one household eats. */
const FEWEST_ORDERS = 3;

type BoughtOrder = { lines: readonly { product: unknown }[] };

/** What was bought with this product in these orders, the most often first: only what is in at least three of them. */
export function boughtTogether(productId: string, orders: readonly BoughtOrder[]): string[] {
	const counts = new Map<string, number>();
	for (const { lines } of orders) {
		for (const product of new Set(lines.map((line) => String(line.product))))
			counts.set(product, (counts.get(product) ?? 0) + 1);
	}
	return [...counts]
		.filter(([product, count]) => product !== productId && count >= FEWEST_ORDERS)
		.sort(([one, often], [other, lessOften]) => lessOften - often || one.localeCompare(other))
		.map(([product]) => product);
}

/** How many related products a product page shows (spec 9). */
export const RELATED_LIMIT = 4;

/**
 * Up to four others of the same category, drawn by lot; those in stock first. `random` gives numbers from 0 to below 1.
 */
export function relatedTo(
	product: Pick<ProductSummary, "_id" | "category">,
	products: readonly ProductSummary[],
	random: () => number = Math.random,
): ProductSummary[] {
	return products
		.filter(({ _id, category }) => category === product.category && _id !== product._id)
		.map((candidate) => ({ candidate, lot: random() }))
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
