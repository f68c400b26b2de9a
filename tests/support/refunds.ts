import { refundsOf } from "@/lib/money/server/refunds";
import { Order, type OrderDoc } from "@/models/order";

/** The refunds of an order as its ledger has them, due ones first. */
export async function refundsOfOrder(id: unknown) {
	const order = await Order.findById(id).lean<OrderDoc>();
	return order ? refundsOf(order) : [];
}
