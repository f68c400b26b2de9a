import "server-only";
import type { OrderStep } from "@/lib/domain/order-status";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../db";
import { ShopError } from "../errors";
import { ORDER_NOT_FOUND, takeStep, undoStep } from "../orders/steps";
import { toSellerOrder } from "./seller-order";

async function refusalOfPayment(orderId: string): Promise<ShopError> {
	const order = await Order.findById(orderId).select("paymentType isPaid").lean<OrderDoc>();
	if (!order) return new ShopError("not-found", ORDER_NOT_FOUND);
	if (order.isPaid) return new ShopError("conflict", "This order is paid already");
	if (order.paymentType !== "Cash On Delivery") {
		return new ShopError("conflict", "Only cash on delivery orders can be marked as paid");
	}
	return new ShopError("conflict", "This order was cancelled");
}

/**
 * Records that the cash of an order has come in: one write that only an unpaid cash order takes, so of two taps one
 * wins (spec 4). Throws ShopError `not-found`, or `conflict` when it is paid, cancelled or no cash order.
 */
export async function markPaid(orderId: string): Promise<SellerOrder> {
	await connectDatabase();
	const order = await Order.findOneAndUpdate(
		{ _id: orderId, paymentType: "Cash On Delivery", isPaid: false, status: { $ne: "Cancelled" } },
		{ $set: { isPaid: true, paymentStatus: "success", paidAt: new Date() } },
		{ returnDocument: "after" },
	).lean<OrderDoc>();
	if (!order) throw await refusalOfPayment(orderId);
	return toSellerOrder(order);
}

/** Moves an order one step. Throws ShopError `not-found`, or `conflict` when the step makes no sense any more. */
export async function moveOrder(orderId: string, step: OrderStep): Promise<SellerOrder> {
	const { order } = await takeStep(orderId, step, "seller");
	return toSellerOrder(order);
}

/** Takes the seller's last step back within seconds. Throws ShopError `not-found` or `conflict`. */
export async function undoMove(orderId: string): Promise<SellerOrder> {
	const { order } = await undoStep(orderId);
	return toSellerOrder(order);
}

/** One order with its whole story, or null when there is no such order. */
export async function findOrder(orderId: string): Promise<SellerOrder | null> {
	await connectDatabase();
	const order = await Order.findById(orderId).lean<OrderDoc>();
	return order && toSellerOrder(order);
}
