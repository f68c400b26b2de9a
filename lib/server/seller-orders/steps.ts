import "server-only";
import type { FieldChange, SellerActionKind } from "@/lib/domain/audit-log";
import { orderNumber } from "@/lib/domain/order";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { NO_PURCHASE, type OrderStatus } from "@/lib/domain/order-states";
import type { OrderStep } from "@/lib/domain/order-status-schema";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { Order, type OrderDoc } from "@/models/order";
import type { Seller } from "../../domain/seller";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { announceOrder } from "../live/announce";
import { followUpNow } from "../orders/side-effects";
import { followStepNow } from "../orders/step-news";
import { takeStep, undoStep } from "../orders/steps";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { toSellerOrder } from "./to-seller-order";

function actionOn(kind: SellerActionKind, orderId: string) {
	return { kind, subject: orderNumber(orderId), subjectId: orderId };
}

function statusChange(before: OrderStatus, after: OrderStatus): FieldChange {
	return { field: "Status", before, after };
}

async function refusalOfPayment(orderId: string): Promise<ShopError> {
	const order = await Order.findById(orderId).select("paymentType isPaid").lean<OrderDoc>();
	if (!order) return new ShopError("not-found", ORDER_NOT_FOUND);
	if (order.isPaid) return new ShopError("conflict", "This order is paid already");
	if (order.paymentType !== "Cash On Delivery") {
		return new ShopError("conflict", "Only cash on delivery orders can be marked as paid");
	}
	return new ShopError("conflict", "This order was cancelled");
}

/** What is collected is what was packed; credit beyond that came in too. */
const CAME_IN = {
	paidAmount: { $max: [{ $ifNull: ["$finalAmount", "$amount"] }, { $ifNull: ["$creditUsed", 0] }] },
	updatedAt: "$$NOW",
};

/**
 * Records that the cash of an order has come in: one write that only an unpaid cash order takes, so of two taps one
 * wins (spec 4). Throws ShopError `not-found`, or `conflict` when it is paid, cancelled or no cash order.
 */
export async function markPaid(seller: Seller, orderId: string): Promise<SellerOrder> {
	await connectDatabase();
	const paid = await audited(seller, actionOn("order-paid", orderId), async () => {
		const order = await Order.findOneAndUpdate(
			{ _id: orderId, paymentType: "Cash On Delivery", isPaid: false, status: { $nin: NO_PURCHASE } },
			[{ $set: { isPaid: true, paymentStatus: "success", paidAt: clock.shopNow(), ...CAME_IN } }],
			{ returnDocument: "after", updatePipeline: true },
		).lean<OrderDoc>();
		if (!order) throw await refusalOfPayment(orderId);
		announceOrder(order);
		return order;
	});
	return toSellerOrder(paid);
}

/** Moves an order one step. Throws ShopError `not-found`, `forbidden`, or `conflict` when the step makes no sense any more. */
export async function moveOrder(seller: Seller, orderId: string, step: OrderStep): Promise<SellerOrder> {
	const reason = step.reason ? [{ field: "Reason", before: "", after: step.reason }] : [];
	const { order } = await audited(
		seller,
		{ ...actionOn("order-moved", orderId), changes: [{ field: "Status", before: "", after: step.status }] },
		() => takeStep(orderId, step, seller),
		({ before }) => ({ changes: [statusChange(before, step.status), ...reason] }),
	);
	await followUpNow(order);
	await followStepNow(order);
	return toSellerOrder(order);
}

/** Takes the team's last step back within seconds. Throws ShopError `not-found`, `forbidden` or `conflict`. */
export async function undoMove(seller: Seller, orderId: string): Promise<SellerOrder> {
	const { order } = await audited(
		seller,
		actionOn("order-undone", orderId),
		() => undoStep(orderId, seller),
		(undone) => ({ changes: [statusChange(undone.before, undone.order.status)] }),
	);
	await followUpNow(order);
	await followStepNow(order);
	// What it needs may be gone by now, and then it waits for the seller.
	return (await findOrder(orderId)) ?? toSellerOrder(order);
}

/** One order with its whole story, or null when there is no such order. */
export async function findOrder(orderId: string): Promise<SellerOrder | null> {
	await connectDatabase();
	const order = await Order.findById(orderId).lean<OrderDoc>();
	return order && toSellerOrder(order);
}
