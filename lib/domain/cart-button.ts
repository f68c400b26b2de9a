import { type Area, addressNamesArea } from "./areas";
import { belowMinimumMessage, MINIMUM_ORDER } from "./cart-totals";
import { AREA_NOT_SERVED, SELECT_ADDRESS, SELECT_AREA, VERIFY_TO_ORDER } from "./order-messages";

export const PAYMENT_METHODS = ["cod", "online"] as const;
/** How the shopper means to pay: cash at the door, or now by a wallet (spec 4). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the cart's main button depends on. */
export type CartSituation = {
	/** Rupees. */
	subtotal: number;
	area: Area | null;
	/** The chosen address on one line; null while none is chosen. */
	addressText: string | null;
	/** Null for a guest, who is asked to log in only when the order is placed. */
	customer: { isVerified: boolean } | null;
	/** Names of lines that cannot be bought today. */
	outOfStock: readonly string[];
	payment: PaymentMethod;
};

/** Why the order cannot be placed yet, and the sentence that says so. */
export type CartBlock = {
	reason: "minimum" | "area" | "area-mismatch" | "verification" | "address" | "stock";
	message: string;
};

export type CartButton = {
	label: string;
	/** Everything that is still missing, in the order in which it is mended; empty when the order can be placed. */
	blocks: readonly CartBlock[];
};

function stockMessage(names: readonly string[]): string {
	const [last, ...others] = [...names].reverse();
	const listed = others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
	const [verb, pronoun] = names.length === 1 ? ["is", "it"] : ["are", "them"];
	return `${listed} ${verb} out of stock. Please remove ${pronoun} to go on.`;
}

const LABELS: Partial<Record<CartBlock["reason"], string>> = {
	minimum: `Minimum Order Rs. ${MINIMUM_ORDER}`,
	area: "Select Delivery Area",
	"area-mismatch": "Area Not Supported",
	verification: "Email Verification Required",
};

function blocksOf({ subtotal, area, addressText, customer, outOfStock }: CartSituation): CartBlock[] {
	const isElsewhere = area !== null && addressText !== null && !addressNamesArea(addressText, area);
	const all: readonly [isMissing: boolean, reason: CartBlock["reason"], say: () => string][] = [
		[subtotal < MINIMUM_ORDER, "minimum", () => belowMinimumMessage(subtotal)],
		[area === null, "area", () => SELECT_AREA],
		[isElsewhere, "area-mismatch", () => AREA_NOT_SERVED],
		[customer?.isVerified === false, "verification", () => VERIFY_TO_ORDER],
		[customer !== null && addressText === null, "address", () => SELECT_ADDRESS],
		[outOfStock.length > 0, "stock", () => stockMessage(outOfStock)],
	];
	return all.filter(([isMissing]) => isMissing).map(([, reason, say]) => ({ reason, message: say() }));
}

/** The main button's label, and all that stands in its way, in the specification's words and order (spec 2, 5). */
export function cartButton(situation: CartSituation): CartButton {
	const blocks = blocksOf(situation);
	const ready = situation.payment === "online" ? "Proceed to Checkout" : "Place Order";
	const [first] = blocks;
	return { label: (first && LABELS[first.reason]) ?? ready, blocks };
}
