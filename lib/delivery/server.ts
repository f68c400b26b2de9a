import "server-only";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { Pool, type PoolDoc } from "@/models/order-parts";
import { type OfferedSlot, slotPool, slotsFrom } from "./rules";

async function countTaken(ids: readonly string[]): Promise<Map<string, number>> {
	const pools = await Pool.find({ _id: { $in: ids.map(slotPool) } }).lean<PoolDoc[]>();
	return new Map(pools.map(({ _id, taken }) => [_id, taken]));
}

/** The delivery times that can be picked now, the earliest first, and how many orders each still takes. */
export async function listSlots(): Promise<OfferedSlot[]> {
	const { slotCapacity, ...hours } = shopDetails();
	const slots = slotsFrom(clock.shopNow().getTime(), hours);
	const taken = slotCapacity === null ? new Map() : await countTaken(slots.map(({ id }) => id));
	return slots.map(({ id, from, to }) => {
		const left = slotCapacity === null ? null : Math.max(0, slotCapacity - (taken.get(slotPool(id)) ?? 0));
		return {
			id,
			from: new Date(from).toISOString(),
			to: new Date(to).toISOString(),
			isAvailable: left !== 0,
			left,
		};
	});
}
