import { addressNamesArea } from "@/lib/accounts/rules/address";
import type { UrduWords } from "@/lib/products/rules/product";

export const PAYMENT_METHODS = ["cod", "online"] as const;
/** How the shopper means to pay: cash at the door, or now by a wallet (spec 4). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A product as a sentence names it. */
type Named = UrduWords & { name: string };

/** What the cart's main button depends on. */
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
	/** Lines that ask for more than is left. */
	shortages: readonly (Named & { left: number })[];
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
