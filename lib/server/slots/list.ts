import "server-only";
import { type OfferedSlot, slotsFrom } from "@/lib/domain/delivery-slots";
import { DeliverySlot } from "@/models/delivery-slot";
import type { PlaceListDoc } from "@/models/places";
import { connectDatabase } from "../database/connect";
import { clock } from "../platform/clock";
import { shopDetails } from "../shop/read";

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
