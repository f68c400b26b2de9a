import "server-only";
import { isOpen } from "@/lib/domain/order-states";
import { newHandoverCode } from "@/models/new-order";
import { Order, type OrderDoc } from "@/models/order";

/**
 * These orders with their codes for the door. Those that were made before there were codes get their own when they are
 * first shown, each by one write that only an order without one takes.
 */
export async function withHandoverCodes(orders: readonly OrderDoc[]): Promise<OrderDoc[]> {
	const missing = orders.filter(({ handoverCode, status }) => !handoverCode && isOpen(status));
	if (missing.length === 0) return [...orders];
	const ids = missing.map(({ _id }) => _id);
	await Order.bulkWrite(
		ids.map((_id) => ({
			updateOne: {
				filter: { _id, handoverCode: { $exists: false } },
				update: { $set: { handoverCode: newHandoverCode() } },
				timestamps: false,
			},
		})),
		{ ordered: false },
	);
	const coded = await Order.find({ _id: { $in: ids } })
		.select("handoverCode")
		.lean<OrderDoc[]>();
	const codes = new Map(coded.map(({ _id, handoverCode }) => [String(_id), handoverCode]));
	return orders.map((order) => ({ handoverCode: codes.get(String(order._id)), ...order }));
}

/** The same for one order. */
export async function withHandoverCode(order: OrderDoc): Promise<OrderDoc> {
	const [coded = order] = await withHandoverCodes([order]);
	return coded;
}
