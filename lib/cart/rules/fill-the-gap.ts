import type { ProductSummary } from "@/lib/products/rules/product";

type Priced = Pick<ProductSummary, "offerPrice">;

/** A second thing is proposed only where it brings the order so many rupees closer to the minimum than one alone. */
const WORTH_A_SECOND = 50;

/** The candidate with the smallest sum, or what was best so far. */
type Fill<Item> = { items: Item[]; sum: number };

function better<Item>(one: Fill<Item> | null, other: Fill<Item>): Fill<Item> {
	return one && one.sum <= other.sum ? one : other;
}

/**
 * One or two of the candidates whose prices together reach `missing` rupees with the fewest over; of equals the earlier.
 * None where nothing is missing, or no two of them reach it.
 */
export function fillTheGap<Item extends Priced>(candidates: readonly Item[], missing: number): Item[] {
	if (missing <= 0) return [];
	let single: Fill<Item> | null = null;
	let pair: Fill<Item> | null = null;
	for (const [at, one] of candidates.entries()) {
		if (one.offerPrice >= missing) single = better(single, { items: [one], sum: one.offerPrice });
		for (const other of candidates.slice(at + 1)) {
			const sum = one.offerPrice + other.offerPrice;
			if (sum >= missing) pair = better(pair, { items: [one, other], sum });
		}
	}
	if (!single) return pair?.items ?? [];
	return pair && single.sum - pair.sum >= WORTH_A_SECOND ? pair.items : single.items;
}

/**
 * At most `limit` of the products, spread evenly over their prices, cheapest first: enough to come close to any sum. Of
 * those that cost the same the best rated stays.
 */
export function spreadByPrice<Item extends Pick<ProductSummary, "offerPrice" | "rating">>(
	products: readonly Item[],
	limit: number,
): Item[] {
	const byPrice = products.toSorted((a, b) => a.offerPrice - b.offerPrice || b.rating - a.rating);
	const distinct = byPrice.filter((product, at) => product.offerPrice !== byPrice[at - 1]?.offerPrice);
	if (distinct.length <= limit) return distinct;
	const step = (distinct.length - 1) / (limit - 1);
	return Array.from({ length: limit }, (_, place) => distinct[Math.round(place * step)]).filter(
		(product) => product !== undefined,
	);
}
