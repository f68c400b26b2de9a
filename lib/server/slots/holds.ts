import "server-only";
import { isPurchase } from "@/lib/domain/order-states";
import { DeliverySlot, type DeliverySlotDoc, type SlotPlace } from "@/models/delivery-slot";
import { connectDatabase } from "../database/connect";
import { isAlive, orderOfHold } from "../holds/owner";
import { repeat } from "../jobs/repeat";
import { clock } from "../platform/clock";

const SWEEP_MS = 5_000;

async function review(slotId: string, place: SlotPlace): Promise<void> {
	const { key, heldUntil } = place;
	if (!heldUntil) return;
	const order = await orderOfHold(key);
	if (order && isPurchase(order.status)) {
		await DeliverySlot.updateOne({ _id: slotId, "places.key": key }, { $unset: { "places.$.heldUntil": 1 } });
	} else if (order || !(await isAlive({ ...place, heldUntil }, clock.shopNow().getTime()))) {
		// Only as it was seen: it may have been prolonged meanwhile.
		await DeliverySlot.updateOne({ _id: slotId }, { $pull: { places: { key, heldUntil } } });
	}
}

/** Ends the holds of a slot that have become an order, and gives back those that never will. */
export async function reviewHolds(slotId: string): Promise<void> {
	const slot = await DeliverySlot.findById(slotId).lean<DeliverySlotDoc>();
	for (const place of slot?.places ?? []) await review(slotId, place);
}

/** The same for every slot in which anything is held. */
export async function sweepHolds(): Promise<void> {
	await connectDatabase();
	const held = await DeliverySlot.find({ "places.heldUntil": { $exists: true } })
		.select("_id")
		.lean<Pick<DeliverySlotDoc, "_id">[]>();
	for (const { _id } of held) await reviewHolds(_id);
}

/** Sweeps at once and every few seconds from now on, so that a place outlives neither a crash nor a dead payment. */
export function startSlotSweep(): void {
	repeat({ name: "the sweep of held delivery times", everyMs: SWEEP_MS, work: sweepHolds });
}
