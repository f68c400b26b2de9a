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
