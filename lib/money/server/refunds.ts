import "server-only";
import { placeText } from "@/lib/domain/list-place";
import { orderNumber } from "@/lib/domain/order";
import { connectDatabase } from "@/lib/server/database/connect";
import { Order, type OrderDoc } from "@/models/order";
import type { DueDoc } from "@/models/order-ledger";
import type { Refund, RefundState } from "../refund";
import type { RefundQuery } from "../refund-schema";
import { type Entry, ofKind, standingOf } from "../rules";

/** What has to go back and what went back, read from the orders' ledgers. */

type AboutOrder = Pick<OrderDoc, "_id" | "customer" | "address" | "paymentType" | "due" | "ledger">;
type Returned = Extract<Entry, { kind: "returned" }>;
const PARTS = "customer address.phoneNumber paymentType due ledger";

function aboutOrder({ _id, paymentType, customer, address }: AboutOrder) {
	const id = String(_id);
	const whose = { name: customer.name, phone: address.phoneNumber };
	return { order: id, orderNumber: orderNumber(id), paymentType, customer: whose };
}

/** Money that is due, as the seller reads it. */
export function dueRefund(order: AboutOrder, { _id, amount, reason, note, at, by }: DueDoc): Refund {
	const open = { state: "due" as const, method: null, reference: null, settledAt: null, settledBy: null };
	const row = { _id: String(_id), amount, reason, note: note ?? null, at: at.toISOString(), by };
	return { ...row, ...aboutOrder(order), ...open };
}

/** Money that went back, as the seller and its customer's mail read it. */
export function returnedRefund(order: AboutOrder, entry: Returned): Refund {
	const {
		refund,
		amount,
		reason,
		note = null,
		since,
		owedBy,
		via,
		reference = null,
		at,
		byName = null,
	} = entry;
	return {
		...{
			_id: String(refund),
			amount,
			reason,
			note,
			at: since.toISOString(),
			by: owedBy,
			...aboutOrder(order),
		},
		...{ state: "settled", method: via, reference, settledAt: at.toISOString(), settledBy: byName },
	};
}

/** The refunds of an order that are in this state, or all. */
export function refundsOf(order: AboutOrder, state?: RefundState): Refund[] {
	const returned = ofKind(standingOf(order.ledger), "returned");
	return [
		...(state === "settled" ? [] : order.due.map((row) => dueRefund(order, row))),
		...(state === "due" ? [] : returned.map((entry) => returnedRefund(order, entry))),
	];
}

/** One refund of an order, due or settled; null where there is none of this id. */
export function refundWithId(order: AboutOrder, id: string): Refund | null {
	return refundsOf(order).find(({ _id }) => _id === id) ?? null;
}

const newestFirst = (one: Refund, other: Refund) =>
	other.at.localeCompare(one.at) || other._id.localeCompare(one._id);

/** The refunds, newest first, at most `limit` from the place that was asked for. */
export async function listRefunds(
	{ state, before }: RefundQuery,
	limit: number,
): Promise<{ refunds: Refund[]; older: string | null }> {
	await connectDatabase();
	const some = state === "due" ? { dueSince: { $gt: new Date(0) } } : { refunds: { $exists: true } };
	const orders = await Order.find(some).select(PARTS).lean<AboutOrder[]>();
	const place = before && { at: before.at.toISOString(), id: before.id };
	const isBelow = ({ at, _id }: Refund) => !place || at < place.at || (at === place.at && _id < place.id);
	const below = orders
		.flatMap((order) => refundsOf(order, state))
		.filter(isBelow)
		.sort(newestFirst);
	const refunds = below.slice(0, limit);
	const last = refunds.at(-1);
	return { refunds, older: below.length > limit && last ? placeText(last.at, last._id) : null };
}

/** The refunds that are due for longest, oldest first, at most `limit`. */
export async function longestDue(limit: number): Promise<Refund[]> {
	await connectDatabase();
	const orders = await Order.find({ dueSince: { $gt: new Date(0) } })
		.sort({ dueSince: 1 })
		.limit(limit)
		.select(PARTS)
		.lean<AboutOrder[]>();
	const due = orders.flatMap((order) => refundsOf(order, "due"));
	return due.sort((one, other) => newestFirst(other, one)).slice(0, limit);
}

/** How much still has to go back, in rupees, and in how many refunds. */
export async function countDue(): Promise<{ count: number; amount: number }> {
	await connectDatabase();
	const orders = await Order.find({ dueSince: { $gt: new Date(0) } })
		.select("due")
		.lean<Pick<OrderDoc, "due">[]>();
	const amounts = orders.flatMap(({ due }) => due.map(({ amount }) => amount));
	return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
