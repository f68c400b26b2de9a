import "server-only";
import { SLOT_GONE } from "@/lib/domain/order-messages";
import { isPurchase, ON_HOLD, PLACED } from "@/lib/domain/order-states";
import type { OrderDoc } from "@/models/order";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { ORDER_HOLD_MS, PAYMENT_HOLD_MS } from "../slots/holds";
import { freePlace, keepPlace, placeKey, takePlace } from "../slots/places";
import { changeOrder } from "./steps";

type Slot = OrderDoc["slot"];

/** What stands in an order whose delivery time was taken away by others before it could be kept. */
const FULL = "Its delivery time is full. Please call the customer.";

/** Takes the place of an order that is about to be made, where a time was picked. Throws 409 when the slot is full. */
export async function takeSlot(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
	holdMs: number = ORDER_HOLD_MS,
): Promise<void> {
	if (slot && !(await takePlace(slot.id, placeKey(order), holdMs)))
		throw new ShopError("conflict", SLOT_GONE);
}

/** The same for a wallet payment, which keeps its place for 15 minutes. */
export function takeSlotForPayment(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
): Promise<void> {
	return takeSlot(slot, order, PAYMENT_HOLD_MS);
}

/** An order whose place others have taken meanwhile cannot be delivered as it is: the seller decides. */
async function hold({ _id }: OrderDoc): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (found.status !== PLACED) throw new ShopError("conflict", FULL);
		const event: OrderDoc["statusHistory"][number] = { status: ON_HOLD, at: clock.shopNow(), reason: FULL };
		const paymentStatus = found.isPaid ? "refund due" : found.paymentStatus;
		return { $set: { status: ON_HOLD, holdReason: FULL, paymentStatus }, $push: { statusHistory: event } };
	});
}

/**
 * Makes the slot agree with the order, however often it runs: one that is to be delivered has its place, one that is
 * cancelled has given it back. Where it had none any more and the slot is full, the order waits for the seller.
 */
export async function followSlot(order: OrderDoc): Promise<void> {
	const { slot, status } = order;
	if (!slot) return;
	const key = placeKey(order);
	if (!isPurchase(status)) return freePlace(slot.id, key);
	if (await keepPlace(slot.id, key)) return;
	if (await takePlace(slot.id, key, ORDER_HOLD_MS)) await keepPlace(slot.id, key);
	else if (status === PLACED) await hold(order);
}
