import "server-only";
import { paidFor } from "@/lib/domain/order-money";
import { ORDER_STATES } from "@/lib/domain/order-states";
import type { OrderDoc } from "@/models/order";
import { Refund } from "@/models/refund";
import { enterRefund, readLedger } from "./ledger";

/** How the causes of these refunds begin; what the owner grants by hand has another one. */
const CAUSE = "short:";

/** What was paid beyond what was packed, in rupees; nothing as long as the bag is open. */
function paidBeyond(order: OrderDoc): number {
	const { status, finalAmount } = order;
	if (!ORDER_STATES[status].isPacked || finalAmount === undefined) return 0;
	return Math.max(0, paidFor(order) - finalAmount);
}

/** When the bag was closed: opened and closed again it is another cause. */
function closedAt({ statusHistory }: OrderDoc): number {
	const step = statusHistory.find(({ status }) => ORDER_STATES[status].isPacked);
	return step?.at.getTime() ?? 0;
}

/** The bag is open again. Only lines from before that: closed once more it has made its own. */
async function withdrawShort({ _id, revision = 0 }: OrderDoc): Promise<void> {
	await Refund.updateMany(
		{ order: _id, cause: { $regex: `^${CAUSE}` }, state: "due", orderRevision: { $lt: revision } },
		{ $set: { state: "withdrawn" } },
	);
}

/**
 * What was paid for something that was not packed goes back, in one refund for each time the bag was closed; where it
 * is open again, no longer. Derived from the order as it was read, so it can be repeated at any time.
 */
export async function alignShort(order: OrderDoc): Promise<void> {
	const beyond = paidBeyond(order);
	if (beyond === 0) return ORDER_STATES[order.status].isPacked ? undefined : withdrawShort(order);
	const standing = (await readLedger(order._id))
		.filter(({ reason, state }) => reason === "short" && state !== "withdrawn")
		.reduce((sum, { amount }) => sum + amount, 0);
	if (standing >= beyond) return;
	await enterRefund(order, `${CAUSE}${closedAt(order)}`, (left) => {
		const amount = Math.min(left, beyond - standing);
		return amount > 0 ? { amount, reason: "short", by: "shop", isForWholeOrder: false } : null;
	});
}
