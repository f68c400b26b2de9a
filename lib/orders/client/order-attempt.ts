import { clearCheckout } from "@/lib/cart/client/checkout-draft";
import { ApiError, isRecord, messageOf, randomKey } from "@/lib/client/api";
import { tabStorage } from "@/lib/client/browser-state";
import { toast } from "@/lib/client/toast";
import type { PendingOrder } from "../schema/checkout";

/** The key of an order that is being placed: the same basket sent again is the same order (api.md). */

const attempt = tabStorage("sabz-order-attempt");
/** After this many milliseconds the same basket is meant as another order. */
const ATTEMPT_MS = 15 * 60_000;

type Attempt = { key: string; content: string; startedAt: number };

let current: Attempt | null = null;

function isAttempt(value: unknown): value is Attempt {
	return (
		isRecord(value) &&
		typeof value.key === "string" &&
		typeof value.content === "string" &&
		typeof value.startedAt === "number"
	);
}

function remembered(): Attempt | null {
	const known = current ?? attempt.read();
	return isAttempt(known) ? known : null;
}

function remember(next: Attempt | null): void {
	current = next;
	attempt.write(next);
}

/**
 * The idempotency key for an order with this content. It stays the same until the order has succeeded, also over a
 * reload, so that pressing again after a lost answer does not order twice.
 */
export function attemptKey(order: unknown): string {
	const now = Date.now();
	const content = JSON.stringify(order);
	const known = remembered();
	if (known && known.content === content && now - known.startedAt < ATTEMPT_MS) return known.key;
	const key = randomKey();
	remember({ key, content, startedAt: now });
	return key;
}

/** The order has succeeded: the next one gets a key of its own. */
export function endAttempt(): void {
	remember(null);
}

/** The id of the order that a refusal shows, where the cart has become one already. */
function orderShownBy(error: unknown): string | null {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	const { order } = error.answer;
	return isRecord(order) && typeof order._id === "string" ? order._id : null;
}

/**
 * For a cart that is an order already: says so, and gives the address where that order is shown. The cart is still to be
 * read again. Null for any other failure, which is left as it is.
 */
export function addressOfEarlierOrder(error: unknown): string | null {
	const orderId = orderShownBy(error);
	if (!orderId) return null;
	toast.message(messageOf(error, ""));
	clearCheckout();
	return `/my-orders?order=${orderId}`;
}

/** The order that waits in this tab while its customer is at the wallet (spec 3, 4). */

const pending = tabStorage("sabz-pending-order");

/** Keeps the order before the browser leaves for the wallet. */
export function keepPendingOrder(order: PendingOrder): void {
	// Without storage the server still makes the order: the payment remembers it.
	pending.write(order);
}

/** The waiting order; null when there is none or it cannot be read. */
export async function readPendingOrder(): Promise<PendingOrder | null> {
	const stored = pending.read();
	if (stored === null) return null;
	const rules = await import("../schema/checkout").catch(() => null);
	return rules?.pendingOrderSchema.safeParse(stored).data ?? null;
}

/** Forgets the waiting order. */
export function dropPendingOrder(): void {
	pending.write(null);
}
