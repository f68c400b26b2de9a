/** The key of an order that is being placed: the same basket sent again is the same order (api.md). */

import { randomKey } from "@/lib/client/once";

const STORAGE_KEY = "sabz-order-attempt";
/** After this many milliseconds the same basket is meant as another order. */
const ATTEMPT_MS = 15 * 60_000;

type Attempt = { key: string; content: string; startedAt: number };

let current: Attempt | null = null;

function isAttempt(value: unknown): value is Attempt {
	return (
		typeof value === "object" &&
		value !== null &&
		"key" in value &&
		typeof value.key === "string" &&
		"content" in value &&
		typeof value.content === "string" &&
		"startedAt" in value &&
		typeof value.startedAt === "number"
	);
}

function remembered(): Attempt | null {
	if (current) return current;
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
		return isAttempt(stored) ? stored : null;
	} catch {
		return null;
	}
}

function remember(attempt: Attempt | null): void {
	current = attempt;
	try {
		if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
		else sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Without storage the key lasts as long as the page.
	}
}

/**
 * The idempotency key for an order with this content. It stays the same until the order has succeeded, also over a
 * reload, so that pressing again after a lost answer does not order twice.
 */
export function attemptKey(order: unknown, now = Date.now()): string {
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
