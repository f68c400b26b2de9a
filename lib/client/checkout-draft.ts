import type { CheckoutValues } from "@/lib/domain/checkout-steps";
import type { CheckoutRules } from "./checkout-rules";

/** What was typed in the checkout, kept for this tab over a reload or a failed payment. The wallet's number never is. */

const STORAGE_KEY = "sabz-checkout";

/** Keeps what this customer has typed. */
export function keepCheckout(owner: string, { walletPhone: _walletPhone, ...values }: CheckoutValues): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, values }));
	} catch {
		// Without storage it lasts as long as the page.
	}
}

function kept(): string | null {
	try {
		return sessionStorage.getItem(STORAGE_KEY);
	} catch {
		return null;
	}
}

/** True when something is kept, whoever typed it. */
export function hasCheckout(): boolean {
	return kept() !== null;
}

/** What this customer had typed; null when there is nothing of theirs that can be read. */
export function readCheckout(owner: string, { draftSchema }: CheckoutRules): CheckoutValues | null {
	try {
		const { data } = draftSchema.safeParse(JSON.parse(kept() ?? "null"));
		return data?.owner === owner ? { ...data.values, walletPhone: "" } : null;
	} catch {
		return null;
	}
}

/** Forgets what was typed, once it has become an order. */
export function clearCheckout(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was kept there.
	}
}
