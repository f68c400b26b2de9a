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

export type CartButton = { label: string; block: CartBlock | null };

function stockMessage(names: readonly string[]): string {
	const [last, ...others] = [...names].reverse();
	const listed = others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
	const [verb, pronoun] = names.length === 1 ? ["is", "it"] : ["are", "them"];
	return `${listed} ${verb} out of stock. Please remove ${pronoun} to go on.`;
}

/** The main button's label and what stands in its way, in the specification's words and order (spec 2, 5). */
export function cartButton(situation: CartSituation): CartButton {
	const { subtotal, area, addressText, customer, outOfStock, payment } = situation;
	if (subtotal < MINIMUM_ORDER) {
		const label = `Minimum Order Rs. ${MINIMUM_ORDER}`;
		return { label, block: { reason: "minimum", message: belowMinimumMessage(subtotal) } };
	}
	if (!area) {
		return { label: "Select Delivery Area", block: { reason: "area", message: SELECT_AREA } };
	}
	if (addressText !== null && !addressNamesArea(addressText, area)) {
		return { label: "Area Not Supported", block: { reason: "area-mismatch", message: AREA_NOT_SERVED } };
	}
	if (customer && !customer.isVerified) {
		return {
			label: "Email Verification Required",
			block: { reason: "verification", message: VERIFY_TO_ORDER },
		};
	}
	const label = payment === "online" ? "Proceed to Checkout" : "Place Order";
	if (customer && addressText === null) {
		return { label, block: { reason: "address", message: SELECT_ADDRESS } };
	}
	if (outOfStock.length > 0) return { label, block: { reason: "stock", message: stockMessage(outOfStock) } };
	return { label, block: null };
}
