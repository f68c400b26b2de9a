import "server-only";
import { isUndecided } from "@/lib/payments/rules";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";

/** What is kept for an order that is still to be made, and until when: a place in a delivery time, pieces on the shelf. */
export type Hold = { key: string; at: Date; heldUntil: Date };

/** Whoever holds something makes the order or the payment in less than this, or has died; milliseconds. */
export const ORDER_HOLD_MS = 60_000;
/** A wallet payment keeps what it needs for so long; milliseconds. */
export const PAYMENT_HOLD_MS = 15 * 60_000;

const PAYMENT_KEY = /^[0-9a-f]{24}:payment:(.+)$/;

/** Whose a hold is: an order's, by what makes it unique before it is there. */
export function holdKey({ user, idempotencyKey }: { user: unknown; idempotencyKey: string }): string {
	return `${String(user)}:${idempotencyKey}`;
}

/** The order that a hold was taken for; null while it is not there. */
export async function orderOfHold(key: string): Promise<OrderDoc | null> {
	const at = key.indexOf(":");
	return Order.findOne({ user: key.slice(0, at), idempotencyKey: key.slice(at + 1) }).lean<OrderDoc>();
}

/** True while a payment may still become an order within its hold. */
async function mayBePaid(reference: string, at: Date, now: number): Promise<boolean> {
	const payment = await Payment.findOne({ reference }).select("state").lean<Pick<PaymentDoc, "state">>();
	if (payment) return payment.state === "confirmed" || isUndecided(payment.state);
	return now - at.getTime() < ORDER_HOLD_MS;
}

/** True while the hold keeps what it has: its time runs, and what it waits for can still come. */
export async function isAlive({ key, at, heldUntil }: Hold, now: number): Promise<boolean> {
	// Taken in the future: the clock was set back since then.
	if (heldUntil.getTime() <= now || at.getTime() > now) return false;
	const reference = PAYMENT_KEY.exec(key)?.[1];
	return reference === undefined || mayBePaid(reference, at, now);
}
