import "server-only";
import { z } from "zod";
import type { OrderDoc } from "@/models/order";
import { parse } from "../http/read";
import { signal } from "./signals";

const NOTHING_KNOWN = -1;

const numberOfSignal = z.coerce
	.number({ error: "after must be the number of a signal" })
	.int("after must be the number of a signal")
	.min(NOTHING_KNOWN, "after must be the number of a signal");

/** Where a stream of events goes on after a break; the header Last-Event-ID says the same. */
export const eventsQuery = z.object({ after: numberOfSignal.optional() });

/**
 * The last signal that a browser knows of: the last one it heard where it connects again, else what its page was read
 * with; -1 when it says nothing. Throws ShopError `invalid` for a header that is no number.
 */
export function knownSignal(headers: Headers, after: number = NOTHING_KNOWN): number {
	const heard = headers.get("last-event-id");
	return heard ? parse(numberOfSignal, heard) : after;
}

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

/** Tells the order's customer, the seller and its rider that something about it has changed. */
export function announceOrder({ user, rider }: Pick<OrderDoc, "user" | "rider">): void {
	signal(ordersOf(String(user)), SELLER_NEWS, ...(rider ? [deliveriesOf(String(rider._id))] : []));
}
