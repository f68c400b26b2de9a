import "server-only";
import type { OrderStatus, PaymentStatus } from "@/lib/domain/order";
import { isOpen, nextSteps, type OrderActor, type OrderStep, UNDO_SECONDS } from "@/lib/domain/order-status";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../db";
import { ShopError } from "../errors";

export const ORDER_NOT_FOUND = "Order not found";
const CHANGED_MEANWHILE = "This order has just been changed. Please look again.";
/** What an undo may take on its way here, beyond the seconds that the button shows. */
const UNDO_GRACE_SECONDS = 3;

async function findOrder(orderId: string): Promise<OrderDoc> {
	await connectDatabase();
	const order = await Order.findById(orderId).lean<OrderDoc>();
	if (!order) throw new ShopError("not-found", ORDER_NOT_FOUND);
	return order;
}

/** What is owed for an order in this state: a paid one that does not go out has its money to go back. */
function paymentStatusFor(order: OrderDoc, status: OrderStatus): PaymentStatus {
	if (!order.isPaid) return order.paymentStatus;
	return status === "Cancelled" || status === "On hold" ? "refund due" : "success";
}

/** Changes the order only if it is still as it was read: of two hands one wins. */
async function changeUnchanged(order: OrderDoc, change: Record<string, unknown>): Promise<OrderDoc> {
	const asRead = {
		_id: order._id,
		status: order.status,
		isPaid: order.isPaid,
		statusHistory: { $size: order.statusHistory.length },
	};
	const changed = await Order.findOneAndUpdate(asRead, change, { returnDocument: "after" }).lean<OrderDoc>();
	if (!changed) throw new ShopError("conflict", CHANGED_MEANWHILE);
	return changed;
}

function refuseStep(from: OrderStatus, to: OrderStatus): ShopError {
	if (from === to || !isOpen(from)) return new ShopError("conflict", `This order is ${from} already`);
	return new ShopError("conflict", `An order that is ${from} cannot become ${to}`);
}

/**
 * Moves an order one step, with the time, who and why. Throws ShopError `not-found`, or `conflict` when the step makes
 * no sense from where the order stands now.
 */
export async function takeStep(
	orderId: string,
	step: OrderStep,
	by: OrderActor,
): Promise<{ before: OrderStatus; order: OrderDoc }> {
	const order = await findOrder(orderId);
	if (!nextSteps(order.status).includes(step.status)) throw refuseStep(order.status, step.status);
	const event = { status: step.status, at: new Date(), by, ...(step.reason ? { reason: step.reason } : {}) };
	const changed = await changeUnchanged(order, {
		$set: { status: step.status, paymentStatus: paymentStatusFor(order, step.status) },
		$push: { statusHistory: event },
	});
	return { before: order.status, order: changed };
}

/**
 * Takes the last step back, as long as it is seconds old and the seller's own. Throws ShopError `not-found`, or
 * `conflict` when there is nothing to take back any more.
 */
export async function undoStep(orderId: string): Promise<{ before: OrderStatus; order: OrderDoc }> {
	const order = await findOrder(orderId);
	const [previous, last] = order.statusHistory.slice(-2);
	const limit = Date.now() - (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;
	if (!previous || !last || last.by !== "seller" || last.at.getTime() < limit) {
		throw new ShopError("conflict", "It is too late to undo this step");
	}
	const changed = await changeUnchanged(order, {
		$set: { status: previous.status, paymentStatus: paymentStatusFor(order, previous.status) },
		$pop: { statusHistory: 1 },
	});
	return { before: order.status, order: changed };
}
