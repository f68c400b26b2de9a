import "server-only";
import { freePlace, keepPlace, takePlace } from "@/lib/delivery/server/slot-places";
import { ShopError } from "@/lib/server/platform/errors";
import { holdKey, ORDER_HOLD_MS, PAYMENT_HOLD_MS } from "@/lib/stock/server/hold-owner";
import type { OrderDoc } from "@/models/order";
import { SLOT_GONE } from "../rules/order-messages";
import { isPurchase, PLACED } from "../rules/order-states";
import { putOnHold } from "./on-hold";

type Slot = OrderDoc["slot"];

/** What stands in an order whose delivery time was taken away by others before it could be kept. */
const FULL = "Its delivery time is full. Please call the customer.";

/** Takes the place of an order that is about to be made, where a time was picked. Throws 409 when the slot is full. */
export async function takeSlot(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
	holdMs: number = ORDER_HOLD_MS,
): Promise<void> {
	if (slot && !(await takePlace(slot.id, holdKey(order), holdMs))) throw new ShopError("conflict", SLOT_GONE);
}

/** Gives the place of an order back that was not made. */
export async function giveSlotBack(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
): Promise<void> {
	if (slot) await freePlace(slot.id, holdKey(order));
}

/** Takes the place of a wallet payment, which keeps it for 15 minutes. */
export function takeSlotForPayment(
	slot: Slot,
	order: Pick<OrderDoc, "user" | "idempotencyKey">,
): Promise<void> {
	return takeSlot(slot, order, PAYMENT_HOLD_MS);
}

/**
 * Makes the slot agree with the order, however often it runs: one that is to be delivered has its place, one that is
 * cancelled has given it back. Where it had none any more and the slot is full, the order waits for the seller.
 */
export async function followSlot(order: OrderDoc): Promise<void> {
	const { slot, status } = order;
	if (!slot) return;
	const key = holdKey(order);
	if (!isPurchase(status)) return freePlace(slot.id, key);
	if (await keepPlace(slot.id, key)) return;
	if (await takePlace(slot.id, key, ORDER_HOLD_MS)) await keepPlace(slot.id, key);
	else if (status === PLACED) await putOnHold(order, FULL);
}
