import "server-only";

/** What can be listened to. A signal says only that something has changed, never what. */

/** Orders and notifications, as the seller sees them. */
export const SELLER_NEWS = "seller";
/** A session of the seller has ended. */
export const SELLER_SESSIONS = "sessions:seller";

/** The orders of one customer. */
export function ordersOf(customerId: string): string {
	return `orders:${customerId}`;
}

/** A session of one customer has ended. */
export function sessionsOf(customerId: string): string {
	return `sessions:${customerId}`;
}

/** What one rider has to bring. */
export function deliveriesOf(riderId: string): string {
	return `deliveries:${riderId}`;
}
