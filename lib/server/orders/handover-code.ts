import "server-only";
import { isOpen } from "@/lib/domain/order-states";
import { newHandoverCode, Order, type OrderDoc } from "@/models/order";

/**
 * The order with its code for the door. One that was made before there were codes gets its own when it is first shown,
 * by one write that only an order without one takes.
 */
export async function withHandoverCode(order: OrderDoc): Promise<OrderDoc> {
	if (order.handoverCode || !isOpen(order.status)) return order;
	const { _id } = order;
	await Order.updateOne(
		{ _id, handoverCode: { $exists: false } },
		{ $set: { handoverCode: newHandoverCode() } },
		{ timestamps: false },
	);
	const { handoverCode } = (await Order.findById(_id).select("handoverCode").lean<OrderDoc>()) ?? {};
	return { ...order, handoverCode };
}
