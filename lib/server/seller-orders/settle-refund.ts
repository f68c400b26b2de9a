import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order";
import type { Refund as ShopRefund } from "@/lib/domain/refund";
import type { SettleRefund } from "@/lib/domain/refund-schema";
import { Order, type OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import type { Seller } from "../../domain/seller";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { refusalToSettle, settleLine } from "../orders/settle-line";
import { ShopError } from "../platform/errors";
import { toRefund } from "../refunds/read";
import { followRefundNow } from "../refunds/side-effects";

/** Whoever has left the shop has no account that credit could go to. */
async function mustStillBeHere({ order }: RefundDoc): Promise<void> {
	const { customer } = await Order.findById(order).select("customer").orFail().lean<OrderDoc>();
	if (!customer.email)
		throw new ShopError("conflict", "This customer has left the shop. Please choose wallet or cash");
}

/**
 * Records that the money of a refund has gone back, when, how and with which reference; as credit it is the customer's
 * at once. Throws ShopError `not-found`, or `conflict` when it is settled already, the order goes out after all, or
 * there is nobody any more whom the credit could be given to.
 */
export async function settleRefund(
	seller: Seller,
	refundId: string,
	{ method, reference }: SettleRefund,
): Promise<ShopRefund> {
	await connectDatabase();
	const known = await Refund.findById(refundId).lean<RefundDoc>();
	if (known?.state !== "due") throw refusalToSettle(known?.state);
	if (method === "credit") await mustStillBeHere(known);
	const orderId = String(known.order);
	const action = {
		kind: "order-refund-settled" as const,
		subject: orderNumber(orderId),
		subjectId: orderId,
		changes: [
			{
				field: formatRupees(known.amount),
				before: "due",
				after: reference ? `${method}, ${reference}` : method,
			},
		],
	};
	const { settled, order } = await audited(seller, action, () =>
		settleLine(known, { method, reference, settledBy: seller.name }),
	);
	await followRefundNow(settled);
	return toRefund(settled, order);
}
