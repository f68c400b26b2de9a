import "server-only";
import { placeText } from "@/lib/domain/list-place";
import { orderNumber } from "@/lib/domain/order";
import { REFUND_STATES, type Refund as ShopRefund } from "@/lib/domain/refund";
import type { RefundQuery } from "@/lib/domain/refund-schema";
import { Order, type OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { connectDatabase } from "../database/connect";
import { belowPlace } from "../database/paging";

type AboutOrder = Pick<OrderDoc, "customer" | "address" | "paymentType">;

/** A line of the ledger as the seller reads it; who and how it was paid stand with the order alone. */
export function toRefund(doc: RefundDoc, order: AboutOrder | undefined): ShopRefund {
	const orderId = String(doc.order);
	return {
		_id: String(doc._id),
		order: orderId,
		orderNumber: orderNumber(orderId),
		paymentType: order?.paymentType ?? "",
		customer: { name: order?.customer.name ?? "", phone: order?.address.phoneNumber ?? "" },
		amount: doc.amount,
		reason: doc.reason,
		note: doc.note ?? null,
		state: doc.state === "settled" ? "settled" : "due",
		method: doc.method ?? null,
		reference: doc.reference ?? null,
		at: doc.at.toISOString(),
		by: doc.by,
		settledAt: doc.settledAt?.toISOString() ?? null,
		settledBy: doc.settledBy ?? null,
	};
}

async function withOrders(docs: readonly RefundDoc[]): Promise<ShopRefund[]> {
	const orders = await Order.find({ _id: { $in: docs.map(({ order }) => order) } })
		.select("customer address paymentType")
		.lean<(AboutOrder & Pick<OrderDoc, "_id">)[]>();
	const byId = new Map(orders.map((order) => [String(order._id), order]));
	return docs.map((doc) => toRefund(doc, byId.get(String(doc.order))));
}

/** The refunds, newest first, at most `limit` from the place that was asked for; withdrawn ones are not shown. */
export async function listRefunds(
	{ state, before }: RefundQuery,
	limit: number,
): Promise<{ refunds: ShopRefund[]; older: string | null }> {
	await connectDatabase();
	const docs = await Refund.find({
		state: state ?? { $in: [...REFUND_STATES] },
		...(before ? belowPlace("at", before) : {}),
	})
		.sort({ at: -1, _id: -1 })
		.limit(limit + 1)
		.lean<RefundDoc[]>();
	const refunds = await withOrders(docs.slice(0, limit));
	const last = refunds.at(-1);
	return { refunds, older: docs.length > limit && last ? placeText(last.at, last._id) : null };
}

/** The refunds that are due for longest, oldest first, at most `limit`. */
export async function longestDue(limit: number): Promise<ShopRefund[]> {
	await connectDatabase();
	return withOrders(
		await Refund.find({ state: "due" }).sort({ at: 1, _id: 1 }).limit(limit).lean<RefundDoc[]>(),
	);
}

/** How much still has to go back, in rupees, and in how many refunds. */
export async function countDue(): Promise<{ count: number; amount: number }> {
	await connectDatabase();
	const [due] = await Refund.aggregate<{ count: number; amount: number }>([
		{ $match: { state: "due" } },
		{ $group: { _id: null, count: { $sum: 1 }, amount: { $sum: "$amount" } } },
	]);
	return { count: due?.count ?? 0, amount: due?.amount ?? 0 };
}
