import "server-only";
import { nextSteps, ORDER_STATUSES, PACKED } from "@/lib/domain/order-states";
import { byUrgency, linesByCategory } from "@/lib/domain/packing";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../database/connect";
import { toSellerOrder } from "../seller-orders/to-seller-order";

/** Nobody packs more than so many orders before the list is read again. */
const MOST = 200;

const TO_PACK = ORDER_STATUSES.filter((status) => nextSteps(status, "seller").includes(PACKED));

/** The orders to pack, the most urgent first; the lines of each in the order of the way through the shop. */
export async function findOrdersToPack(): Promise<SellerOrder[]> {
	await connectDatabase();
	const docs = await Order.find({ status: { $in: TO_PACK } })
		.sort({ createdAt: 1, _id: 1 })
		.limit(MOST)
		.lean<OrderDoc[]>();
	return docs
		.map(toSellerOrder)
		.sort(byUrgency)
		.map((order) => ({ ...order, items: linesByCategory(order.items).flatMap(({ lines }) => lines) }));
}
