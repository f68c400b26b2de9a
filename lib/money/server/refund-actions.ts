import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import type { Write } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { sha256 } from "@/lib/server/platform/crypto";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { Order, type OrderDoc } from "@/models/order";
import { PAID_IN_PART, REASON_TEXTS, REFUND_NOT_FOUND, type Refund, type RefundMethod } from "../refund";
import { type Fact, moneyOf, type NewEntry, ofKind, withFacts } from "../rules";
import type { NewRefundInput, SettleRefund } from "../schema";
import { refundId } from "./projections";
import { refundWithId } from "./refunds";
import { changeOrder } from "./save-order";

/** What the shop gives back of what was paid for an order, and for which cause. Amount in rupees. */
export type Granted = Omit<Extract<Fact, { kind: "granted" }>, "kind"> & Pick<NewEntry, "by" | "byName">;

/**
 * The order with this grant in its ledger; the same order where its cause has one already. Throws ShopError `conflict`
 * where nothing was paid, or less than this is left of it.
 */
export function withGrant(order: OrderDoc, granted: Granted): OrderDoc {
	if (ofKind(order.ledger, "granted").some(({ cause }) => cause === granted.cause)) return order;
	const { isPaid, refundable } = moneyOf(order);
	if (!isPaid)
		throw new ShopError("conflict", refundable > 0 ? PAID_IN_PART : "Nothing was paid for this order yet");
	if (refundable <= 0) throw new ShopError("conflict", "All that was paid for this order goes back already");
	if (granted.amount > refundable)
		throw new ShopError("conflict", `Only ${formatRupees(refundable)} of this order can still go back`);
	return withFacts(order, [{ kind: "granted", at: clock.shopNow(), ...granted }]);
}

/**
 * A refund that the seller grants for an order; the same one again answers the first. Throws ShopError `not-found`
 * for an unknown order, `conflict` when it would exceed what was paid.
 */
export async function grantRefund(
	seller: Seller,
	{ order: id, ...input }: NewRefundInput,
	keep: (refund: Refund) => Write[] = () => [],
): Promise<Refund> {
	const { amount, reason, note } = input;
	// The same words again are the same cause: a second refund for another thing says so in its note.
	const cause = `granted:${sha256(JSON.stringify([reason, amount, note]))}`;
	const granted = {
		amount,
		cause,
		reason,
		...(note ? { note } : {}),
		by: "seller" as const,
		byName: seller.name,
	};
	const changes = [{ field: REASON_TEXTS[reason], before: "", after: formatRupees(amount) }];
	const action = { kind: "order-refund-granted" as const, subject: orderNumber(id), subjectId: id, changes };
	const grantedIn = (order: OrderDoc) => {
		const refund = refundWithId(order, String(refundId(order._id, cause, 0)));
		if (!refund) throw new ShopError("conflict", "This refund could not be entered");
		return refund;
	};
	const { order } = await recordingRefusals(seller, action, () =>
		changeOrder(
			{ _id: id },
			(found) => withGrant(found, granted),
			({ order: after }) => [recordWrite(seller, action), ...keep(grantedIn(after))],
		),
	);
	return grantedIn(order);
}

export const CUSTOMER_LEFT = "This customer has left the shop.";

/** Why there is no account to which credit for this order could go; null where there is one. */
export function noAccountFor({ address, isCallers }: Pick<OrderDoc, "address" | "isCallers">): string | null {
	if (isCallers) return "This order came by phone, and no account belongs to it.";
	// Whoever leaves takes the number along.
	return address.phoneNumber ? null : CUSTOMER_LEFT;
}

export type Settling = { method: RefundMethod; reference?: string; amount?: number; by?: string };

/**
 * The order with what was due under this id gone back. Throws ShopError `conflict` where it is settled already, is due no
 * more, is another amount (rupees) than the one that is said, or should be credit of nobody.
 */
export function withSettled(
	order: OrderDoc,
	id: string,
	{ method, reference, amount, by }: Settling,
): OrderDoc {
	const due = order.due.find(({ _id }) => String(_id) === id);
	if (!due) {
		const isSettled = refundWithId(order, id) !== null;
		const why = isSettled
			? "This refund is settled already"
			: "This order goes out after all: its money stays";
		throw new ShopError("conflict", why);
	}
	if (amount !== undefined && amount !== due.amount)
		throw new ShopError("conflict", `${formatRupees(due.amount)} is due now. Please look again.`);
	const noAccount = method === "credit" ? noAccountFor(order) : null;
	if (noAccount) throw new ShopError("conflict", `${noAccount} Please choose wallet or cash`);
	const { _id: refund, cause, reason, note, at: since, by: owedBy } = due;
	const why = { cause, reason, ...(note ? { note } : {}), ...(reference ? { reference } : {}) };
	const money = { kind: "returned" as const, amount: due.amount, via: method, refund, since, owedBy };
	return withFacts(order, [
		{ ...money, ...why, at: clock.shopNow(), ...(by ? { by: "seller", byName: by } : { by: "shop" }) },
	]);
}

/**
 * Records that the money of a refund has gone back, when, how and with which reference; as credit it is the customer's
 * at once. Of two hands one wins. Throws ShopError `not-found`, or `conflict` as `withSettled` says.
 */
export async function settleRefund(seller: Seller, id: string, settling: SettleRefund): Promise<Refund> {
	const known = await Order.findOne({ refunds: id }).lean<OrderDoc>();
	if (!known) throw notFound(REFUND_NOT_FOUND);
	const { method, reference } = settling;
	const settle = (order: OrderDoc) => withSettled(order, id, { ...settling, by: seller.name });
	settle(known);
	const refund = refundWithId(known, id);
	const orderId = String(known._id);
	const change = {
		field: formatRupees(refund?.amount ?? 0),
		before: "due",
		after: reference ? `${method}, ${reference}` : method,
	};
	const about = { kind: "order-refund-settled" as const, subject: orderNumber(orderId), subjectId: orderId };
	const action = { ...about, changes: [change] };
	const { order } = await recordingRefusals(seller, action, () =>
		changeOrder({ _id: orderId }, settle, () => [recordWrite(seller, action)]),
	);
	const settled = refundWithId(order, id);
	if (!settled) throw notFound(REFUND_NOT_FOUND);
	return settled;
}
