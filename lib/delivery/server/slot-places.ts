import "server-only";
import { shopDetails } from "@/lib/shop/server/read";
import { takePlaceIn } from "@/lib/stock/server/hold-places";
import { DeliverySlot } from "@/models/delivery";

/**
 * Takes a place in a slot for an order that is about to be made, and holds it for so many milliseconds; taken again for
 * the same order, it is the same place. False when the slot is full. Whoever dies before the order is made leaves a
 * hold that ends by itself.
 */
export function takePlace(slotId: string, key: string, holdMs: number): Promise<boolean> {
	return takePlaceIn(DeliverySlot, { listId: slotId, key, holdMs, capacity: shopDetails().slotCapacity });
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
