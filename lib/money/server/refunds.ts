import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { clock } from "@/lib/server/platform/clock";
import { csvOf } from "@/lib/server/platform/csv";
import { DAY_MS } from "@/lib/text/dates";
import { placeText } from "@/lib/text/fields";
import { Order, type OrderDoc } from "@/models/order";
import type { DueDoc } from "@/models/order-parts";
import { REASON_TEXTS, type Refund, type RefundState } from "../refund";
import { type Entry, ofKind, standingOf } from "../rules";
import type { RefundQuery } from "../schema";

/** What has to go back and what went back, read from the orders' ledgers. */

type AboutOrder = Pick<
	OrderDoc,
	"_id" | "customer" | "address" | "paymentType" | "due" | "ledger" | "statusHistory"
>;
type Returned = Extract<Entry, { kind: "returned" }>;
const PARTS = "customer address.phoneNumber paymentType due ledger statusHistory";

function aboutOrder({ _id, paymentType, customer, address }: AboutOrder) {
	const id = String(_id);
	const whose = { name: customer.name, phone: address.phoneNumber };
	return { order: id, orderNumber: orderNumber(id), paymentType, customer: whose };
}

/**
 * The member of the team through whom it is due, or was until it went back: who granted it, else whose step it was; null
 * where nobody knows.
 */
function nameOf(
	{ ledger, statusHistory }: AboutOrder,
	{ cause, by }: Pick<DueDoc, "cause" | "by">,
	wentBack?: Date,
) {
	const grant = ofKind(ledger, "granted").find((entry) => entry.cause === cause);
	const step = statusHistory.findLast((one) => one.by === by && (!wentBack || one.at <= wentBack));
	return (grant ?? step)?.byName ?? null;
}

/** Money that is due, as the seller reads it. */
export function dueRefund(order: AboutOrder, due: DueDoc): Refund {
	const { _id, amount, reason, note, at, by } = due;
	const byName = nameOf(order, due);
	const open = { state: "due" as const, method: null, reference: null, settledAt: null, settledBy: null };
	const row = { _id: String(_id), amount, reason, note: note ?? null, at: at.toISOString(), by, byName };
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
			byName: nameOf(order, { cause: entry.cause, by: owedBy }, at),
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

/** What is due is what somebody still has to do: never many. */
async function dueNow(): Promise<Refund[]> {
	const orders = await Order.find({ dueSince: { $gt: new Date(0) } })
		.select(PARTS)
		.lean<AboutOrder[]>();
	return orders.flatMap((order) => refundsOf(order, "due"));
}

/** The last moment that a date can be, less the one that is added to it. */
const LAST_MS = 8.64e15 - 1;

const newestFirst = (one: Refund, other: Refund) =>
	other.at.localeCompare(one.at) || other._id.localeCompare(one._id);

/** The refunds that became due from one moment until before another. */
async function refundsWithin(from: Date, to: Date): Promise<Refund[]> {
	const time = { $gte: from, $lt: to };
	const orders = await Order.find({ refundTimes: { $elemMatch: time } })
		.select(PARTS)
		.lean<AboutOrder[]>();
	const isWithin = ({ at }: Refund) => new Date(at) >= from && new Date(at) < to;
	return orders.flatMap((order) => refundsOf(order)).filter(isWithin);
}

/** All refunds down from a moment, of one time after the other, each twice as long as the one after it. */
async function* timesDownFrom(newest = new Date(LAST_MS)): AsyncGenerator<Refund[]> {
	const oldest = await Order.findOne({ refundTimes: { $gt: new Date(0) } })
		.sort({ refundTimes: 1 })
		.select("refundTimes")
		.lean<Pick<OrderDoc, "refundTimes">>();
	const end = Math.min(...(oldest?.refundTimes ?? []).map((at) => at.getTime()));
	// The moment itself is another refund's as well.
	let to = newest.getTime() + 1;
	for (let span = DAY_MS; to > end; span *= 2) {
		const from = Math.min(to, clock.shopNow().getTime()) - span;
		yield refundsWithin(new Date(from), new Date(to));
		to = from;
	}
}

/** The refunds, newest first, at most `limit` from the place that was asked for. */
export async function listRefunds(
	{ state, before }: RefundQuery,
	limit: number,
): Promise<{ refunds: Refund[]; older: string | null }> {
	const place = before && { at: before.at.toISOString(), id: before.id };
	const isBelow = ({ at, _id }: Refund) => !place || at < place.at || (at === place.at && _id < place.id);
	const below: Refund[] = [];
	for await (const some of state === "due" ? [dueNow()] : timesDownFrom(before?.at)) {
		const wanted = some.filter((refund) => isBelow(refund) && (!state || refund.state === state));
		below.push(...wanted.sort(newestFirst));
		if (below.length > limit) break;
	}
	const refunds = below.slice(0, limit);
	const last = refunds.at(-1);
	return { refunds, older: below.length > limit && last ? placeText(last.at, last._id) : null };
}

/** The refunds that are due for longest, oldest first, at most `limit`. */
export async function longestDue(limit: number): Promise<Refund[]> {
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
	const orders = await Order.find({ dueSince: { $gt: new Date(0) } })
		.select("due")
		.lean<Pick<OrderDoc, "due">[]>();
	const amounts = orders.flatMap(({ due }) => due.map(({ amount }) => amount));
	return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}

const COLUMNS = {
	order: ({ orderNumber }: Refund) => orderNumber,
	customer: ({ customer }: Refund) => customer.name,
	phone: ({ customer }: Refund) => customer.phone,
	amount: ({ amount }: Refund) => amount,
	reason: ({ reason }: Refund) => REASON_TEXTS[reason],
	note: ({ note }: Refund) => note ?? "",
	state: ({ state }: Refund) => state,
	due_since: ({ at }: Refund) => at,
	by: ({ by, byName }: Refund) => byName ?? by,
	method: ({ method }: Refund) => method ?? "",
	reference: ({ reference }: Refund) => reference ?? "",
	settled_at: ({ settledAt }: Refund) => settledAt ?? "",
	settled_by: ({ settledBy }: Refund) => settledBy ?? "",
} as const;

/** A file is made in one piece: beyond so many lines it would keep everyone else waiting. */
const MOST_LINES = 50_000;

function rowOf(refund: Refund) {
	return Object.fromEntries(Object.entries(COLUMNS).map(([column, of]) => [column, of(refund)]));
}

/** The ledger as a CSV file that spreadsheets open, newest first: amounts in rupees, times ISO 8601. */
export async function exportRefunds(state?: RefundState): Promise<string> {
	const { refunds } = await listRefunds({ state }, MOST_LINES);
	return csvOf(Object.keys(COLUMNS), refunds.map(rowOf));
}
