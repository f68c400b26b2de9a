import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { Types } from "mongoose";
import { isOpen } from "@/lib/orders/rules/order-states";
import type { OrderDoc } from "@/models/order";
import type { DueDoc, OrderProjections } from "@/models/order-parts";
import { CREDIT, type Due, type Money, moneyOf, ofKind, standingOf, withFacts } from "../rules";

/** What an order's money is stored as beside its ledger: for indexes and sums, made anew by every write of the order. */

const ID_LETTERS = 24;

/** The id of a refund: the same for as long as it is due, another one once that has gone back. */
export function refundId(order: Types.ObjectId, cause: string, nth: number): Types.ObjectId {
	const print = createHash("sha256").update(`refund:${order}:${cause}:${nth}`).digest("hex");
	return new Types.ObjectId(print.slice(0, ID_LETTERS));
}

type Projected = Omit<OrderDoc, keyof OrderProjections>;

/** Who made something due, and what was said to it: of a grant who granted it, else the step that the order stands at. */
function originOf(order: Projected, { cause, note }: Due): Pick<DueDoc, "by" | "note"> {
	const grant = ofKind(order.ledger, "granted").find((entry) => entry.cause === cause);
	const { by = "shop", reason } = order.statusHistory.at(-1) ?? {};
	if (grant) return { by: grant.by, ...(note ? { note } : {}) };
	const said = isOpen(order.status) ? order.holdReason : reason;
	return { by, ...(said ? { note: said } : {}) };
}

function dueOf(order: Projected, { due }: Money, before: readonly DueDoc[], now: Date): DueDoc[] {
	return due.map((row) => {
		const _id = refundId(order._id, row.cause, row.nth);
		const { cause, reason, amount } = row;
		const isShort = reason === "short";
		const { by, note } = isShort ? { by: "shop" as const, note: undefined } : originOf(order, row);
		const at = before.find((one) => one._id.equals(_id))?.at ?? now;
		return { _id, cause, reason, amount, at, by, ...(note ? { note } : {}) };
	});
}

/** What riders took at the door, for the sums of what they hold. One brings an order, save where it went out again. */
function collectedOf({ ledger }: Projected): Pick<OrderProjections, "collected" | "collectedLater"> {
	const [collected, ...later] = ofKind(standingOf(ledger), "paid").flatMap(({ rider, amount, at }) =>
		rider ? { rider: new Types.ObjectId(String(rider._id)), name: rider.name, amount, at } : [],
	);
	return { collected, collectedLater: later.length > 0 ? later : undefined };
}

/** When the refunds of an order became due that are due or went back, each moment once. */
function refundTimesOf({ ledger }: Projected, due: readonly DueDoc[]): Date[] | undefined {
	const since = ofKind(standingOf(ledger), "returned").map((entry) => entry.since);
	const times = new Set([...since, ...due.map(({ at }) => at)].map((at) => at.getTime()));
	return times.size > 0 ? [...times].map((time) => new Date(time)) : undefined;
}

/** The projections of an order as it stands; `before` are its refunds as they were, `now` is when new ones become due. */
export function projectionsOf(
	order: Projected,
	now: Date,
	before: Pick<OrderProjections, "due" | "refunds"> = { due: [] },
): OrderProjections {
	const money = moneyOf(order);
	const totals = money.final ?? money.ordered;
	const due = dueOf(order, money, before.due, now);
	const ids = [...(before.refunds ?? []), ...ofKind(order.ledger, "returned").map(({ refund }) => refund)];
	const refunds = [...new Set([...ids, ...due.map(({ _id }) => _id)].map(String))];
	const since = due.map(({ at }) => at.getTime());
	return {
		due,
		refunds: refunds.length > 0 ? refunds.map((id) => new Types.ObjectId(id)) : undefined,
		refundTimes: refundTimesOf(order, due),
		dueSince: since.length > 0 ? new Date(Math.min(...since)) : undefined,
		toCollect: money.toCollect,
		isPaid: money.isPaid,
		paymentStatus: money.status,
		charged: totals.amount,
		discounted: totals.discount,
		...collectedOf(order),
		endedAt: isOpen(order.status) ? undefined : order.statusHistory.at(-1)?.at,
	};
}

/** The order with credit that goes back by itself in its ledger, and with its projections. */
export function projected(order: Projected, now: Date, before?: OrderProjections): OrderDoc {
	const { creditBack } = moneyOf(order);
	if (creditBack === 0) return { ...order, ...projectionsOf(order, now, before) };
	const nth = ofKind(order.ledger, "returned").filter(({ cause }) => cause === CREDIT).length;
	const { by: owedBy = "shop" as const, reason: note } = order.statusHistory.at(-1) ?? {};
	const refund = refundId(order._id, CREDIT, nth);
	const money = { amount: creditBack, via: "credit" as const, refund, since: now, owedBy };
	const why = { cause: CREDIT, reason: "cancelled" as const, ...(note ? { note } : {}) };
	const settled = withFacts(order, [{ kind: "returned", at: now, by: "shop", ...money, ...why }]);
	return { ...settled, ...projectionsOf(settled, now, before) };
}

/** The names of the projections of an order that are not what its ledger says. */
export function wrongProjections(order: OrderDoc): string[] {
	const right = projectionsOf(order, order.updatedAt, order);
	const stored = new Map<string, unknown>(Object.entries(order));
	return Object.entries(right)
		.filter(([name, value]) => !isDeepStrictEqual(stored.get(name), value))
		.map(([name]) => name);
}
