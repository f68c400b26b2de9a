import "server-only";
import type { Model } from "mongoose";
import { isPurchase } from "@/lib/orders/rules/order-states";
import { isUndecided } from "@/lib/payments/rules";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import type { HeldPlace, PlaceListDoc } from "@/models/places";

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

/** Lists of places, of which an order takes one: delivery times, uses of coupons. */
type Lists = Model<PlaceListDoc>;

/** Which list, for whom, for how many milliseconds, and how many places there are; null without limit. */
export type WantedPlace = { listId: string; key: string; holdMs: number; capacity: number | null };

/** One atomic write: the place is taken if there is one, and if this order has none yet. */
async function push(lists: Lists, { listId, key, holdMs, capacity }: WantedPlace): Promise<boolean> {
	if (capacity !== null && capacity <= 0) return false;
	const isFree = capacity === null ? {} : { [`places.${capacity - 1}`]: { $exists: false } };
	const at = clock.shopNow();
	const { matchedCount } = await lists.updateOne(
		{ _id: listId, "places.key": { $ne: key }, ...isFree },
		{ $push: { places: { key, at, heldUntil: new Date(at.getTime() + holdMs) } } },
	);
	return matchedCount > 0;
}

/** True when the order has its place already; one that is held is held for longer. */
async function prolong(lists: Lists, { listId, key, holdMs }: WantedPlace): Promise<boolean> {
	await lists.updateOne(
		{ _id: listId, places: { $elemMatch: { key, heldUntil: { $exists: true } } } },
		{ $set: { "places.$.heldUntil": new Date(clock.shopNow().getTime() + holdMs) } },
	);
	return (await lists.exists({ _id: listId, "places.key": key })) !== null;
}

/**
 * Takes a place for an order that is about to be made, and holds it; taken again for the same order, it is the same
 * place. False when the list is full. Whoever dies before the order is made leaves a hold that ends by itself.
 */
export async function takePlaceIn(lists: Lists, wanted: WantedPlace): Promise<boolean> {
	await connectDatabase();
	if (await push(lists, wanted)) return true;
	await retryOnDuplicate(() =>
		lists.updateOne({ _id: wanted.listId }, { $setOnInsert: { places: [] } }, { upsert: true }),
	);
	if ((await push(lists, wanted)) || (await prolong(lists, wanted))) return true;
	await reviewHoldsOf(lists, wanted.listId);
	return push(lists, wanted);
}

async function review(lists: Lists, listId: string, place: HeldPlace): Promise<void> {
	const { key, heldUntil } = place;
	if (!heldUntil) return;
	const order = await orderOfHold(key);
	if (order && isPurchase(order.status)) {
		await lists.updateOne({ _id: listId, "places.key": key }, { $unset: { "places.$.heldUntil": 1 } });
	} else if (order || !(await isAlive({ ...place, heldUntil }, clock.shopNow().getTime()))) {
		// Only as it was seen: it may have been prolonged meanwhile.
		await lists.updateOne({ _id: listId }, { $pull: { places: { key, heldUntil } } });
	}
}

/** Ends the holds of a list that have become an order, and gives back those that never will. */
export async function reviewHoldsOf(lists: Lists, listId: string): Promise<void> {
	const list = await lists.findById(listId).lean<PlaceListDoc>();
	for (const place of list?.places ?? []) await review(lists, listId, place);
}

/** The same for every list in which anything is held. */
export async function sweepHoldsIn(lists: Lists): Promise<void> {
	await connectDatabase();
	const held = await lists
		.find({ "places.heldUntil": { $exists: true } })
		.select("_id")
		.lean<Pick<PlaceListDoc, "_id">[]>();
	for (const { _id } of held) await reviewHoldsOf(lists, _id);
}
