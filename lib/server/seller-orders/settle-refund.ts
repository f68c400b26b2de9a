import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order";
import { moneyGoesBack } from "@/lib/domain/order-states";
import { REFUND_NOT_FOUND, type Refund as ShopRefund } from "@/lib/domain/refund";
import type { SettleRefund } from "@/lib/domain/refund-schema";
import type { OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import type { Seller } from "../../domain/seller";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { changeOrder } from "../orders/steps";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { toRefund } from "../refunds/read";
import { followRefundNow } from "../refunds/side-effects";

const GOES_OUT = "This order goes out after all: its money stays";

function refusal(state: RefundDoc["state"] | undefined): ShopError {
	if (state === undefined) return new ShopError("not-found", REFUND_NOT_FOUND);
	if (state === "withdrawn") return new ShopError("conflict", GOES_OUT);
	return new ShopError("conflict", "This refund is settled already");
}

/**
 * Notes on the order that this money leaves it, in the same atomic write that steps take: of packing an order and
 * giving its money back in the same moment exactly one happens.
 */
async function takeFromOrder({ _id, order, amount, isForWholeOrder }: RefundDoc): Promise<OrderDoc> {
	const taken = await changeOrder({ _id: String(order) }, (found) => {
		if (isForWholeOrder && !moneyGoesBack(found.status)) throw new ShopError("conflict", GOES_OUT);
		const isTaken = found.paidBack?.some(({ refund }) => refund.equals(_id));
		return isTaken ? {} : { $push: { paidBack: { refund: _id, amount } } };
	});
	return taken.order;
}

async function settleOnce(seller: Seller, known: RefundDoc, { method, reference }: SettleRefund) {
	const order = await takeFromOrder(known);
	const settled = await Refund.findOneAndUpdate(
		{ _id: known._id, state: "due" },
		{
			$set: {
				state: "settled",
				method,
				...(reference ? { reference } : {}),
				settledAt: clock.shopNow(),
				settledBy: seller.name,
				hasOpenConsequences: true,
			},
		},
		{ returnDocument: "after" },
	).lean<RefundDoc>();
	if (!settled) throw refusal((await Refund.findById(known._id).lean<RefundDoc>())?.state);
	return { settled, order };
}

/**
 * Records that the money of a refund has gone back, when, how and with which reference: one write that only a refund
 * that is due takes, so of two hands one wins. Throws ShopError `not-found`, or `conflict` when it is settled already
 * or the order goes out after all.
 */
export async function settleRefund(
	seller: Seller,
	refundId: string,
	input: SettleRefund,
): Promise<ShopRefund> {
	await connectDatabase();
	const known = await Refund.findById(refundId).lean<RefundDoc>();
	if (known?.state !== "due") throw refusal(known?.state);
	const orderId = String(known.order);
	const how = input.reference ? `${input.method}, ${input.reference}` : input.method;
	const action = {
		kind: "order-refund-settled" as const,
		subject: orderNumber(orderId),
		subjectId: orderId,
		changes: [{ field: formatRupees(known.amount), before: "due", after: how }],
	};
	const { settled, order } = await audited(seller, action, () => settleOnce(seller, known, input));
	await followRefundNow(settled);
	return toRefund(settled, order);
}
