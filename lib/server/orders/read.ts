import "server-only";
import type { Order as ShopOrder } from "@/lib/domain/order";
import { Order, type OrderDoc } from "@/models/order";
import { connectDatabase } from "../db";
import { toOrder } from "./to-order";

/** At most this many orders are listed. */
const LIST_LIMIT = 200;

/** The customer's own orders, newest first, each line as it was when it was ordered (api.md). */
export async function listOwnOrders(userId: string): Promise<ShopOrder[]> {
	await connectDatabase();
	const docs = await Order.find({ user: userId })
		.sort({ createdAt: -1, _id: -1 })
		.limit(LIST_LIMIT)
		.lean<OrderDoc[]>();
	return docs.map(toOrder);
}
