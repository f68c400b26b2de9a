import "server-only";
import { isPurchase, type OrderStatus } from "@/lib/domain/order-states";
import { isUndecided } from "@/lib/domain/payment";
import { DeliverySlot, type DeliverySlotDoc, type SlotPlace } from "@/models/delivery-slot";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payment";
import { connectDatabase } from "../database/connect";
import { repeat } from "../jobs/repeat";
import { clock } from "../platform/clock";

const SWEEP_MS = 5_000;
/** Whoever takes a place makes the order or the payment in less than this, or has died; milliseconds. */
export const ORDER_HOLD_MS = 60_000;
/** A wallet payment keeps its place for so long; milliseconds. */
export const PAYMENT_HOLD_MS = 15 * 60_000;

const PAYMENT_KEY = /^[0-9a-f]{24}:payment:(.+)$/;

async function orderOf(key: string): Promise<{ status: OrderStatus } | null> {
	const at = key.indexOf(":");
	const of = { user: key.slice(0, at), idempotencyKey: key.slice(at + 1) };
	return Order.findOne(of).select("status").lean<Pick<OrderDoc, "status">>();
}

/** True while a payment may still become an order within its hold. */
async function mayBePaid(reference: string, at: Date, now: number): Promise<boolean> {
	const payment = await Payment.findOne({ reference }).select("state").lean<Pick<PaymentDoc, "state">>();
	if (payment) return payment.state === "confirmed" || isUndecided(payment.state);
	return now - at.getTime() < ORDER_HOLD_MS;
}

/** True while the hold keeps its place: its time runs, and what it waits for can still come. */
async function isAlive({ key, at, heldUntil }: SlotPlace, now: number): Promise<boolean> {
	// Taken in the future: the clock was set back since then.
	if (!heldUntil || heldUntil.getTime() <= now || at.getTime() > now) return false;
	const reference = PAYMENT_KEY.exec(key)?.[1];
	return reference === undefined || mayBePaid(reference, at, now);
}

async function review(slotId: string, place: SlotPlace): Promise<void> {
	const { key, heldUntil } = place;
	if (!heldUntil) return;
	const order = await orderOf(key);
	if (order && isPurchase(order.status)) {
		await DeliverySlot.updateOne({ _id: slotId, "places.key": key }, { $unset: { "places.$.heldUntil": 1 } });
	} else if (order || !(await isAlive(place, clock.shopNow().getTime()))) {
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
