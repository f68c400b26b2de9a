import "server-only";

/** The idempotency key of a payment's order: with a sign that no customer's own key may have. */
export function orderKeyOf(reference: string): string {
	return `payment:${reference}`;
}
