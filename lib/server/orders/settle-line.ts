import "server-only";
import { moneyGoesBack } from "@/lib/domain/order-states";
import { REFUND_NOT_FOUND, type RefundMethod } from "@/lib/domain/refund";
import type { OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { changeOrder } from "./steps";

const GOES_OUT = "This order goes out after all: its money stays";

/** Why a line of the ledger cannot be settled. */
export function refusalToSettle(state: RefundDoc["state"] | undefined): ShopError {
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
		const note = { refund: _id, amount, ...(isForWholeOrder ? { isForWholeOrder } : {}) };
		return isTaken ? {} : { $push: { paidBack: note } };
	});
	return taken.order;
}

/** How the money of a line went back, and who wrote that down; nobody where the shop did it by itself. */
type Settling = { method: RefundMethod; reference?: string; settledBy?: string };

/**
 * Settles a line of the ledger: one write that only a line which is due takes, so of two hands one wins. Throws
 * ShopError `not-found`, or `conflict` when it is settled already or the order goes out after all.
 */
export async function settleLine(
	known: RefundDoc,
	{ method, reference, settledBy }: Settling,
): Promise<{ settled: RefundDoc; order: OrderDoc }> {
	const order = await takeFromOrder(known);
	const settled = await Refund.findOneAndUpdate(
		{ _id: known._id, state: "due" },
		{
			$set: {
				state: "settled",
				method,
				...(reference ? { reference } : {}),
				settledAt: clock.shopNow(),
				...(settledBy ? { settledBy } : {}),
				hasOpenConsequences: true,
			},
		},
		{ returnDocument: "after" },
	).lean<RefundDoc>();
	if (!settled) throw refusalToSettle((await Refund.findById(known._id).lean<RefundDoc>())?.state);
	return { settled, order };
}
