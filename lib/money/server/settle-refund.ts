import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { Order, type OrderDoc } from "@/models/order";
import { REFUND_NOT_FOUND, type Refund, type RefundMethod } from "../refund";
import type { SettleRefund } from "../refund-schema";
import { withFacts } from "../rules";
import { followLedgerNow } from "./follow-ledger";
import { refundWithId } from "./refunds";
import { changeOrder } from "./save-order";

/** Why there is no account to which credit for this order could go; null where there is one. */
export function noAccountFor({ customer, takenBy }: Pick<OrderDoc, "customer" | "takenBy">): string | null {
	if (takenBy !== undefined) return "This order came by phone, and no account belongs to it.";
	return customer.email ? null : "This customer has left the shop.";
}

/** How money goes back, and who says so. */
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
	await connectDatabase();
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
	const { order } = await audited(seller, { ...about, changes: [change] }, () =>
		changeOrder({ _id: orderId }, settle),
	);
	await followLedgerNow(order);
	const settled = refundWithId(order, id);
	if (!settled) throw notFound(REFUND_NOT_FOUND);
	return settled;
}
