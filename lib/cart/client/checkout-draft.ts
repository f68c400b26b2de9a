import { isRecord } from "@/lib/client/api";
import { tabStorage } from "@/lib/client/browser-state";
import type { CheckoutRules } from "@/lib/orders/client/checkout-rules";
import type { CheckoutDraft, CheckoutValues } from "@/lib/orders/rules/checkout-steps";
import { forgetChoices } from "./cart-choices";

export type { CheckoutDraft };

/** What was typed in the checkout, stored for this tab over a reload or a failed payment. The wallet's number never is. */

const draft = tabStorage("sabz-checkout");
const keptOwner = tabStorage("sabz-checkout-owner");

function withoutNumber({ walletPhone: _walletPhone, ...values }: CheckoutValues) {
	return values;
}

/** Keeps what this customer has typed. */
export function keepCheckout(owner: string, { values, first }: CheckoutDraft): void {
	draft.write({ owner, values: withoutNumber(values), first: withoutNumber(first) });
}

/** True when something is stored, whoever typed it. */
export function hasCheckout(): boolean {
	return draft.read() !== null;
}

/** What this customer had typed; null when there is nothing of theirs that can be read. */
export function readCheckout(owner: string, { draftSchema }: CheckoutRules): CheckoutDraft | null {
	const { data } = draftSchema.safeParse(draft.read());
	if (data?.owner !== owner) return null;
	return { values: { ...data.values, walletPhone: "" }, first: { ...data.first, walletPhone: "" } };
}

/** Whose customer's it is what this tab keeps, be it of an earlier page; null where it is a guest's. */
export function checkoutOwner(): string | null {
	const owner = keptOwner.read();
	return typeof owner === "string" ? owner : null;
}

/** From now on what this tab keeps is this customer's, what was typed too; a guest's for null. */
export function setCheckoutOwner(owner: string | null): void {
	keptOwner.write(owner);
	const typed = draft.read();
	if (owner !== null && isRecord(typed)) draft.write({ ...typed, owner });
}

/** Forgets what was typed and chosen: it has become an order, or its customer has left. */
export function clearCheckout(): void {
	forgetChoices();
	draft.write(null);
}
