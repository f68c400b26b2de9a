import { addressNamesArea } from "./areas";
import { belowMinimumMessage } from "./cart-totals";
import { AREA_NOT_SERVED, SELECT_ADDRESS, SELECT_AREA, SLOT_GONE, VERIFY_TO_ORDER } from "./order-messages";
import { onlyLeft, type Shortage } from "./stock";

export const PAYMENT_METHODS = ["cod", "online"] as const;
/** How the shopper means to pay: cash at the door, or now by a wallet (spec 4). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

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
	/** Names of lines that cannot be bought today. */
	outOfStock: readonly string[];
	/** Lines that ask for more than is left. */
	shortages: readonly Pick<Shortage, "name" | "left">[];
	/** The delivery time that was picked has filled or passed. */
	isTimeGone: boolean;
	payment: PaymentMethod;
};

/** Why the order cannot be placed yet: in a few words for a narrow bar, and in a sentence. */
export type CartBlock = {
	reason: "minimum" | "area" | "area-mismatch" | "verification" | "address" | "stock" | "shortage" | "time";
	title: string;
	message: string;
};

export type CartButton = {
	label: string;
	/** Everything that is still missing, in the order in which it is mended; empty when the order can be placed. */
	blocks: readonly CartBlock[];
};

function listed(names: readonly string[]): string {
	const [last, ...others] = [...names].reverse();
	return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : (last ?? "");
}

function stockTitle(names: readonly string[]): string {
	return names.length === 1 ? `${listed(names)} is out of stock` : `${names.length} items are out of stock`;
}

function stockMessage(names: readonly string[]): string {
	const [verb, pronoun] = names.length === 1 ? ["is", "it"] : ["are", "them"];
	return `${listed(names)} ${verb} out of stock. Please remove ${pronoun} to go on.`;
}

type Short = CartSituation["shortages"];

function shortageTitle(shortages: Short): string {
	const [first] = shortages;
	return first && shortages.length === 1 ? onlyLeft(first) : `${shortages.length} items are not all there`;
}

function shortageMessage(shortages: Short): string {
	return `${shortages.map(onlyLeft).join(". ")}. Please take what is left to go on.`;
}

/** The reasons whose title the button says in the place of its verb; others leave it as it is (spec 2). */
const SAID: ReadonlySet<CartBlock["reason"]> = new Set(["minimum", "area", "area-mismatch", "verification"]);

function blocksOf(situation: CartSituation): CartBlock[] {
	const { subtotal, minimumOrder: minimum, area, addressText, customer, isTimeGone } = situation;
	const { outOfStock, shortages } = situation;
	const isElsewhere = area !== null && addressText !== null && !addressNamesArea(addressText, area);
	const all: readonly [isMissing: boolean, reason: CartBlock["reason"], title: string, message: string][] = [
		[subtotal < minimum, "minimum", `Minimum Order Rs. ${minimum}`, belowMinimumMessage(subtotal, minimum)],
		[area === null, "area", "Select Delivery Area", SELECT_AREA],
		[isElsewhere, "area-mismatch", "Area Not Supported", AREA_NOT_SERVED],
		[customer?.isVerified === false, "verification", "Email Verification Required", VERIFY_TO_ORDER],
		[customer !== null && addressText === null, "address", "No delivery address", SELECT_ADDRESS],
		[outOfStock.length > 0, "stock", stockTitle(outOfStock), stockMessage(outOfStock)],
		[shortages.length > 0, "shortage", shortageTitle(shortages), shortageMessage(shortages)],
		[isTimeGone, "time", "That time has filled", SLOT_GONE],
	];
	return all
		.filter(([isMissing]) => isMissing)
		.map(([, reason, title, message]) => ({ reason, title, message }));
}

/** The main button's label, and all that stands in its way, in the specification's words and order (spec 2, 5). */
export function cartButton(situation: CartSituation): CartButton {
	const blocks = blocksOf(situation);
	const ready = situation.payment === "online" ? "Proceed to Checkout" : "Place Order";
	const [first] = blocks;
	return { label: first && SAID.has(first.reason) ? first.title : ready, blocks };
}
