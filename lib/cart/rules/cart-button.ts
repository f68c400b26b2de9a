import { addressNamesArea } from "@/lib/accounts/rules/address";
import type { ProductSummary, UrduWords } from "@/lib/products/rules/product";
import { lineCost, type Stepped } from "@/lib/text/sold-by";

type Priced = Pick<ProductSummary, "offerPrice"> & Stepped;

/** What one more of it costs, rupees. */
const priceOf = ({ offerPrice, stepGrams }: Priced) =>
	lineCost({ unitPrice: offerPrice, quantity: 1, stepGrams });

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
		if (priceOf(one) >= missing) single = better(single, { items: [one], sum: priceOf(one) });
		for (const other of candidates.slice(at + 1)) {
			const sum = priceOf(one) + priceOf(other);
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
export function spreadByPrice<Item extends Priced & Pick<ProductSummary, "rating">>(
	products: readonly Item[],
	limit: number,
): Item[] {
	const byPrice = products.toSorted((a, b) => priceOf(a) - priceOf(b) || b.rating - a.rating);
	const distinct = byPrice.filter((product, at) => {
		const before = byPrice[at - 1];
		return !before || priceOf(before) !== priceOf(product);
	});
	if (distinct.length <= limit) return distinct;
	const step = (distinct.length - 1) / (limit - 1);
	return Array.from({ length: limit }, (_, place) => distinct[Math.round(place * step)]).filter(
		(product) => product !== undefined,
	);
}

export const PAYMENT_METHODS = ["cod", "online"] as const;
/** How the shopper means to pay: cash at the door, or now by a wallet (spec 4). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

type Named = UrduWords & { name: string };

export type CartSituation = {
	/** Rupees. */
	subtotal: number;
	/** Rupees. */
	minimumOrder: number;
	area: string | null;
	/** The chosen address on one line; null while none is chosen. */
	addressText: string | null;
	/** Null for a guest, who is asked to log in only when the order is placed. */
	customer: { isVerified: boolean } | null;
	/** What cannot be bought today. */
	outOfStock: readonly Named[];
	/** Lines that ask for more than is left, in pieces or grams. */
	shortages: readonly (Named & Stepped & { left: number })[];
	/** The delivery time that was picked has filled or passed. */
	isTimeGone: boolean;
};

/** Why the order cannot be placed yet, with what is to be said of it; rupees. */
export type CartBlock =
	| { reason: "minimum"; subtotal: number; minimum: number }
	| { reason: "area" | "area-mismatch" | "verification" | "address" | "time" }
	| { reason: "stock"; products: CartSituation["outOfStock"] }
	| { reason: "shortage"; products: CartSituation["shortages"] };

export type CartButton = {
	/** The reason that the button names in the place of its verb. */
	named: CartBlock | null;
	/** Everything that is still missing, in the order in which it is mended; empty when the order can be placed. */
	blocks: readonly CartBlock[];
};

/** The reasons that the button says in the place of its verb; others leave it as it is (spec 2). */
const NAMED: ReadonlySet<CartBlock["reason"]> = new Set(["minimum", "area", "area-mismatch", "verification"]);

function blocksOf(situation: CartSituation): CartBlock[] {
	const { subtotal, minimumOrder: minimum, area, addressText, customer, isTimeGone } = situation;
	const { outOfStock, shortages } = situation;
	const isElsewhere = area !== null && addressText !== null && !addressNamesArea(addressText, area);
	const all: readonly [isMissing: boolean, block: CartBlock][] = [
		[subtotal < minimum, { reason: "minimum", subtotal, minimum }],
		[area === null, { reason: "area" }],
		[isElsewhere, { reason: "area-mismatch" }],
		[customer?.isVerified === false, { reason: "verification" }],
		[customer !== null && addressText === null, { reason: "address" }],
		[outOfStock.length > 0, { reason: "stock", products: outOfStock }],
		[shortages.length > 0, { reason: "shortage", products: shortages }],
		[isTimeGone, { reason: "time" }],
	];
	return all.filter(([isMissing]) => isMissing).map(([, block]) => block);
}

/** All that stands in the main button's way, and which of it the button names (spec 2, 5). */
export function cartButton(situation: CartSituation): CartButton {
	const blocks = blocksOf(situation);
	const [first] = blocks;
	return { named: first && NAMED.has(first.reason) ? first : null, blocks };
}
