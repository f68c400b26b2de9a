import "server-only";
import { changeOrder } from "@/lib/money/server/save-order";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder } from "../rules/order";
import { cancelTimeLeft, isCancellable, refusalToCancel } from "../rules/order-cancel";
import { CANCELLED } from "../rules/order-states";
import { followUpNow } from "./side-effects";
import { stepTo } from "./steps";
import { toOwnOrder } from "./to-order";

/** What a cancellation may take on its way here, beyond the minutes that the button shows. */
const GRACE_MS = 3_000;

function cancellation(order: OrderDoc, now: number) {
	const isInTime = cancelTimeLeft(order.createdAt.toISOString(), now - GRACE_MS) > 0;
	if (!isCancellable(order.status) || !isInTime)
		throw new ShopError("conflict", refusalToCancel(order.status));
	return stepTo(order, { status: CANCELLED, reason: "" }, "customer");
}

/** The order, if this customer has cancelled it: cancelling again answers the same. */
async function cancelledBefore(customerId: string, orderId: string): Promise<OrderDoc | null> {
	const order = await Order.findOne({ _id: orderId, user: customerId, status: CANCELLED }).lean<OrderDoc>();
	return order?.statusHistory.at(-1)?.by === "customer" ? order : null;
}

/**
 * Cancels a customer's own order, within 10 minutes and before it is packed: one atomic step, so that of packing and
 * cancelling in the same moment exactly one happens. What was paid is due for refund, and the seller is told.
 * Throws ShopError `not-found` for what is not theirs, `conflict` when it is too late.
 */
export async function cancelOwnOrder(customerId: string, orderId: string): Promise<OwnOrder> {
	await connectDatabase();
	const which = { _id: orderId, user: customerId };
	const order =
		(await cancelledBefore(customerId, orderId)) ??
		(await changeOrder(which, (found) => cancellation(found, clock.shopNow().getTime()))).order;
	await followUpNow(order);
	return toOwnOrder(order);
}
