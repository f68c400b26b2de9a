/** What was tried, and what the shop has acknowledged: the shop's data is later held against this. */

export type KnownOrder = { email: string; key: string; orderId: string | null; amount: number | null };
export type KnownPayment = { email: string; reference: string; isPaid: "no" | "perhaps" | "yes" };

export class Ledger {
	constructor(
		/** Where the shop's other application answers. */
		readonly otherInstance: string,
	) {}

	requests = 0;
	/** Requests that nobody answered, or that were told to come back later. */
	unanswered = 0;
	readonly accounts = new Map<string, { isVerified: boolean }>();
	/** By idempotency key. */
	readonly orders = new Map<string, KnownOrder>();
	/** By reference. */
	readonly payments = new Map<string, KnownPayment>();
	readonly reviews = new Set<string>();
	readonly addresses = new Map<string, string>();
	/** Steps that the seller took, by order. */
	readonly steps = new Map<string, string[]>();
	/** Steps that riders took, by key. */
	readonly riderSteps = new Map<string, { orderId: string; step: string }>();
	/** What was expected at each handover of cash, by key; rupees. */
	readonly handovers = new Map<string, number>();
	/** The stock that the seller set last, by product; absent while a change is under way. */
	readonly stock = new Map<string, boolean>();
	/** What a customer's cart must hold, by e-mail; absent while a change is under way. */
	readonly carts = new Map<string, Record<string, number>>();
	/** What went wrong, in sentences. */
	readonly violations: string[] = [];

	get acknowledgedOrders(): number {
		return [...this.orders.values()].filter(({ orderId }) => orderId !== null).length;
	}
}
