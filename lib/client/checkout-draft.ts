import * as z from "zod";
import type { CheckoutValues } from "@/lib/domain/checkout-steps";
import { deliveryTimeField } from "@/lib/domain/order";
import { WALLETS } from "@/lib/domain/wallet";

/** What was typed in the checkout, kept for this tab over a reload or a failed payment. The wallet's number never is. */

const STORAGE_KEY = "sabz-checkout";

const draftSchema = z.object({
	owner: z.string(),
	values: z.object({
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		phone: z.string(),
		streetAddress: z.string(),
		city: z.string(),
		zipCode: z.string(),
		deliveryTime: deliveryTimeField,
		deliveryInstructions: z.string(),
		wallet: z.enum(WALLETS),
	}),
});

/** Keeps what this customer has typed. */
export function keepCheckout(owner: string, { walletPhone: _walletPhone, ...values }: CheckoutValues): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, values }));
	} catch {
		// Without storage it lasts as long as the page.
	}
}

/** What this customer had typed; null when there is nothing of theirs. */
export function readCheckout(owner: string): CheckoutValues | null {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
		const { data } = draftSchema.safeParse(stored);
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
