import type { CheckoutRules } from "@/lib/orders/client/checkout-rules";
import type { CheckoutDraft, CheckoutValues } from "@/lib/orders/rules/checkout-steps";
import { forgetChoices } from "./cart-choices";

export type { CheckoutDraft };

/** What was typed in the checkout, stored for this tab over a reload or a failed payment. The wallet's number never is. */

const STORAGE_KEY = "sabz-checkout";
const OWNER_KEY = "sabz-checkout-owner";

function withoutNumber({ walletPhone: _walletPhone, ...values }: CheckoutValues) {
	return values;
}

/** Keeps what this customer has typed. */
export function keepCheckout(owner: string, { values, first }: CheckoutDraft): void {
	try {
		const draft = { owner, values: withoutNumber(values), first: withoutNumber(first) };
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
	} catch {
		// Without storage it lasts as long as the page.
	}
}

function storedText(): string | null {
	try {
		return sessionStorage.getItem(STORAGE_KEY);
	} catch {
		return null;
	}
}

/** True when something is stored, whoever typed it. */
export function hasCheckout(): boolean {
	return storedText() !== null;
}

/** What this customer had typed; null when there is nothing of theirs that can be read. */
export function readCheckout(owner: string, { draftSchema }: CheckoutRules): CheckoutDraft | null {
	try {
		const { data } = draftSchema.safeParse(JSON.parse(storedText() ?? "null"));
		if (data?.owner !== owner) return null;
		return {
			values: { ...data.values, walletPhone: "" },
			first: { ...data.first, walletPhone: "" },
		};
	} catch {
		return null;
	}
}

/** Whose customer's it is what this tab keeps, be it of an earlier page; null where it is a guest's. */
export function checkoutOwner(): string | null {
	try {
		return sessionStorage.getItem(OWNER_KEY);
	} catch {
		return null;
	}
}

/** From now on what this tab keeps is this customer's; a guest's for null. */
export function setCheckoutOwner(email: string | null): void {
	try {
		if (email === null) sessionStorage.removeItem(OWNER_KEY);
		else sessionStorage.setItem(OWNER_KEY, email);
	} catch {
		// Nothing is kept then.
	}
}

/** Forgets what was typed and chosen: it has become an order, or its customer has left. */
export function clearCheckout(): void {
	forgetChoices();
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored there.
	}
}
