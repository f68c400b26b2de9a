import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { REASON_TEXTS, type Refund as ShopRefund } from "@/lib/domain/refund";
import type { NewRefundInput } from "@/lib/domain/refund-schema";
import { Order, type OrderDoc } from "@/models/order";
import type { RefundDoc } from "@/models/refund";
import type { Seller } from "../../domain/seller";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { sha256 } from "../platform/crypto";
import { ShopError } from "../platform/errors";
import { enterRefund, type NewLine } from "../refunds/ledger";
import { toRefund } from "../refunds/read";
import { followRefundNow } from "../refunds/side-effects";

function lineOf({ amount, reason, note }: NewRefundInput, left: number): NewLine {
	if (left === 0) throw new ShopError("conflict", "All that was paid for this order goes back already");
	if (amount > left) {
		throw new ShopError("conflict", `Only ${formatRupees(left)} of this order can still go back`);
	}
	return { amount, reason, by: "seller", isForWholeOrder: false, ...(note ? { note } : {}) };
}

async function enter(order: OrderDoc, input: NewRefundInput): Promise<RefundDoc> {
	if (!order.isPaid) throw new ShopError("conflict", "Nothing was paid for this order yet");
	// The same words again are the same cause: a second refund for another thing says so in its note.
	const cause = `granted:${sha256(JSON.stringify([input.reason, input.amount, input.note]))}`;
	const entered = await enterRefund(order, cause, (left) => lineOf(input, left));
	if (!entered) throw new ShopError("conflict", "This refund could not be entered");
	return entered;
}

/**
 * A refund that the seller grants for an order; the same one again answers the first. Throws ShopError `not-found`
 * for an unknown order, `conflict` when it would exceed what was paid.
 */
export async function grantRefund(seller: Seller, input: NewRefundInput): Promise<ShopRefund> {
	await connectDatabase();
	const order = await Order.findById(input.order).lean<OrderDoc>();
	if (!order) throw new ShopError("not-found", ORDER_NOT_FOUND);
	const action = {
		kind: "order-refund-granted" as const,
		subject: orderNumber(input.order),
		subjectId: input.order,
		changes: [
			{
				field: REASON_TEXTS[input.reason],
				before: "",
				after: [formatRupees(input.amount), input.note].filter(Boolean).join(", "),
			},
		],
	};
	const refund = await audited(seller, action, () => enter(order, input));
	await followRefundNow(refund);
	return toRefund(refund, order);
}
