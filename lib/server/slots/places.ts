import "server-only";
import { DeliverySlot } from "@/models/delivery-slot";
import { connectDatabase } from "../database/connect";
import { retryOnDuplicate } from "../database/duplicates";
import { clock } from "../platform/clock";
import { shopDetails } from "../shop/read";
import { reviewHolds } from "./holds";

type Wanted = { slotId: string; key: string; heldUntil: Date; capacity: number | null };

/** One atomic write: the place is taken if there is one, and if this order has none yet. */
async function push({ slotId, key, heldUntil, capacity }: Wanted): Promise<boolean> {
	if (capacity === 0) return false;
	const isFree = capacity === null ? {} : { [`places.${capacity - 1}`]: { $exists: false } };
	const { matchedCount } = await DeliverySlot.updateOne(
		{ _id: slotId, "places.key": { $ne: key }, ...isFree },
		{ $push: { places: { key, at: clock.shopNow(), heldUntil } } },
	);
	return matchedCount > 0;
}

/** True when the order has its place already; one that is held is held for longer. */
async function prolong({ slotId, key, heldUntil }: Wanted): Promise<boolean> {
	await DeliverySlot.updateOne(
		{ _id: slotId, places: { $elemMatch: { key, heldUntil: { $exists: true } } } },
		{ $set: { "places.$.heldUntil": heldUntil } },
	);
	return (await DeliverySlot.exists({ _id: slotId, "places.key": key })) !== null;
}

/**
 * Takes a place in a slot for an order that is about to be made, and holds it for so many milliseconds; taken again for
 * the same order, it is the same place. False when the slot is full. Whoever dies before the order is made leaves a
 * hold that ends by itself.
 */
export async function takePlace(slotId: string, key: string, holdMs: number): Promise<boolean> {
	await connectDatabase();
	const heldUntil = new Date(clock.shopNow().getTime() + holdMs);
	const wanted = { slotId, key, heldUntil, capacity: shopDetails().slotCapacity };
	if (await push(wanted)) return true;
	await retryOnDuplicate(() =>
		DeliverySlot.updateOne({ _id: slotId }, { $setOnInsert: { places: [] } }, { upsert: true }),
	);
	if ((await push(wanted)) || (await prolong(wanted))) return true;
	await reviewHolds(slotId);
	return push(wanted);
}

/** The order stands, and its place is its own. False when it has none. */
export async function keepPlace(slotId: string, key: string): Promise<boolean> {
	const { matchedCount } = await DeliverySlot.updateOne(
		{ _id: slotId, "places.key": key },
		{ $unset: { "places.$.heldUntil": 1 } },
	);
	return matchedCount > 0;
}

/** Gives a place back. */
export async function freePlace(slotId: string, key: string): Promise<void> {
	await DeliverySlot.updateOne({ _id: slotId }, { $pull: { places: { key } } });
}
