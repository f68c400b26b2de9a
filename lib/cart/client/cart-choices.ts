import { create } from "zustand";
import { isRecord } from "@/lib/client/api";
import { tabStorage } from "@/lib/client/browser-state";
import { PROMPT_TIMES } from "@/lib/delivery/promise-rules";
import type { DeliveryChoice } from "@/lib/delivery/rules";
import type { ChosenSlot } from "@/lib/orders/rules/order";
import { CASH_NOTES, type CashNote } from "@/lib/orders/rules/order";
import { IF_MISSING, type IfMissing, USUAL_IF_MISSING } from "@/lib/packing/rules";
import { wishWordsOf } from "@/lib/products/rules/wishes";
import type { PaymentMethod } from "../rules/cart-button";
import type { CartLine } from "../schema";

type CartChoices = DeliveryChoice & {
	payment: PaymentMethod;
	/** The saved address that the shopper picked; null means the preselected one. */
	addressId: string | null;
	/** What is to be done where something is missing. */
	ifMissing: IfMissing;
	/** The same for single products, by id, where it is something else. */
	ifLineMissing: Readonly<Record<string, IfMissing>>;
	/** True where the shopper's credit is kept for another time. */
	leavesCredit: boolean;
	/** The code of a coupon; null without one. */
	coupon: string | null;
	/** The note in which it is paid at the door; null where nobody knows. */
	cashNote: CashNote | null;
	/** True once the shop has said that this order is not paid in cash; as long as the page stands. */
	isWalletOnly: boolean;
};

const kept = tabStorage("sabz-cart-choices");
const NOTHING_CHOSEN: CartChoices = {
	deliveryTime: "standard",
	slot: null,
	payment: "cod",
	addressId: null,
	ifMissing: USUAL_IF_MISSING,
	ifLineMissing: {},
	leavesCredit: false,
	coupon: null,
	cashNote: null,
	isWalletOnly: false,
};

function storedRequest(value: unknown): IfMissing | undefined {
	return IF_MISSING.find((wish) => wish === value);
}

function storedLineRequests(value: unknown): CartChoices["ifLineMissing"] {
	if (!isRecord(value)) return {};
	const requests = Object.entries(value).flatMap(([product, stored]) => {
		const wish = storedRequest(stored);
		return wish ? [[product, wish] as const] : [];
	});
	return Object.fromEntries(requests);
}

function storedSlot(value: unknown): ChosenSlot | null {
	if (!isRecord(value)) return null;
	const { id, from, to } = value;
	return typeof id === "string" && typeof from === "string" && typeof to === "string"
		? { id, from, to }
		: null;
}

/** What this tab has stored; what cannot be read counts as not chosen. */
function storedChoices(): CartChoices {
	const stored = kept.read();
	if (!isRecord(stored)) return NOTHING_CHOSEN;
	const slot = storedSlot(stored.slot);
	const prompt = PROMPT_TIMES.find((time) => time === stored.deliveryTime) ?? NOTHING_CHOSEN.deliveryTime;
	return {
		...(slot ? { deliveryTime: "slot", slot } : { deliveryTime: prompt, slot: null }),
		payment: stored.payment === "online" ? "online" : NOTHING_CHOSEN.payment,
		addressId: typeof stored.addressId === "string" ? stored.addressId : null,
		ifMissing: storedRequest(stored.ifMissing) ?? USUAL_IF_MISSING,
		ifLineMissing: storedLineRequests(stored.ifLineMissing),
		leavesCredit: stored.leavesCredit === true,
		coupon: typeof stored.coupon === "string" ? stored.coupon : null,
		cashNote: CASH_NOTES.find((note) => note === stored.cashNote) ?? null,
		isWalletOnly: false,
	};
}

/**
 * What the shopper chose in the cart, remembered while they move through the shop and over a reload: the checkout begins with
 * it (spec 4).
 */
export const useCartChoices = create<CartChoices>(storedChoices);

/** Changes some of the choices. */
export function choose(choices: Partial<CartChoices>): void {
	useCartChoices.setState(choices);
	kept.write(useCartChoices.getState());
}

/** The lines of an order with what is asked of each, and what it says about missing things, as its calls take them. */
export function missingRequests(
	lines: readonly Pick<CartLine, "productId" | "quantity" | "wish" | "note">[],
) {
	const { ifMissing, ifLineMissing } = useCartChoices.getState();
	const items = lines.map(({ productId, quantity, ...line }) => {
		const own = ifLineMissing[productId];
		return { product: productId, quantity, ...(own && { ifMissing: own }), ...wishWordsOf(line) };
	});
	return { items, ifMissing };
}

/** Forgets every choice. */
export function forgetChoices(): void {
	useCartChoices.setState(NOTHING_CHOSEN);
	kept.write(null);
}
