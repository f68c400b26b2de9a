import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { sweepHoldsIn, takePlaceIn } from "@/lib/stock/server/holds";
import { DeliverySlot } from "@/models/delivery";
import type { PlaceListDoc } from "@/models/places";
import { type OfferedSlot, slotsFrom } from "./rules";

/** The places of each slot that are taken or held now, by its id. */
async function countTaken(ids: readonly string[]): Promise<Map<string, number>> {
	await connectDatabase();
	const slots = await DeliverySlot.find({ _id: { $in: ids } }).lean<PlaceListDoc[]>();
	return new Map(slots.map(({ _id, places }) => [_id, places.length]));
}

/** The delivery times that can be picked now, the earliest first, and how many orders each still takes. */
export async function listSlots(): Promise<OfferedSlot[]> {
	const { slotCapacity, ...hours } = shopDetails();
	const slots = slotsFrom(clock.shopNow().getTime(), hours);
	const taken = slotCapacity === null ? new Map() : await countTaken(slots.map(({ id }) => id));
	return slots.map(({ id, from, to }) => {
		const left = slotCapacity === null ? null : Math.max(0, slotCapacity - (taken.get(id) ?? 0));
		return {
			id,
			from: new Date(from).toISOString(),
			to: new Date(to).toISOString(),
			isAvailable: left !== 0,
			left,
		};
	});
}

const SWEEP_MS = 5_000;

/** Ends the holds of delivery times that have become an order, and gives back those that never will. */
export function sweepHolds(): Promise<void> {
	return sweepHoldsIn(DeliverySlot);
}

/** Sweeps at once and every few seconds from now on, so that a place outlives neither a crash nor a dead payment. */
export function startSlotSweep(): void {
	repeat({ name: "the sweep of held delivery times", everyMs: SWEEP_MS, work: sweepHolds });
}

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
