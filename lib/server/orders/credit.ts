import "server-only";
import { PRICES_CHANGED } from "@/lib/domain/order-messages";
import { paidFor } from "@/lib/domain/order-money";
import { ON_HOLD, PLACED } from "@/lib/domain/order-states";
import { Order, type OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { keepCredit, releaseCredit, takeCredit } from "../credit/use";
import { ORDER_HOLD_MS } from "../holds/owner";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { followRefundNow } from "../refunds/side-effects";
import { settleLine } from "./settle-line";
import { changeOrder } from "./steps";

/** What stands in an order whose credit another order used before it could be kept. */
export const CREDIT_GONE =
	"The credit that it counted on was used for another order. Please call the customer.";

type Use = Pick<OrderDoc, "user" | "idempotencyKey">;

/**
 * Takes the credit that an order uses which is about to be made, at most its amount (rupees); answers how much. Throws
 * ShopError `conflict` where the same order was begun with a larger amount a moment ago.
 */
export async function spendCredit(use: Use, amount: number, useCredit = true): Promise<number> {
	if (!useCredit) return 0;
	const taken = await takeCredit(use, amount, ORDER_HOLD_MS);
	if (taken > amount) throw new ShopError("conflict", PRICES_CHANGED);
	return taken;
}

/** The order has to go without its credit: what it cost then is still to be paid, and the seller decides. */
async function goWithout({ _id }: OrderDoc): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (!found.creditUsed) return {};
		const paid = paidFor(found) - found.creditUsed;
		const isPaid = found.isPaid && paid > 0;
		const paymentStatus = isPaid ? ("refund due" as const) : ("pending" as const);
		const money = { creditUsed: 0, isPaid, paymentStatus, ...(isPaid ? { paidAmount: paid } : {}) };
		if (found.status !== PLACED) return { $set: money };
		const event = { status: ON_HOLD, at: clock.shopNow(), reason: CREDIT_GONE };
		return {
			$set: { ...money, status: ON_HOLD, holdReason: CREDIT_GONE },
			$push: { statusHistory: event },
		};
	});
}

/**
 * Makes the customer's credit agree with an order that used some, however often it runs: it is spent for this order. Where
 * it was gone meanwhile, the order takes it anew or waits for the seller.
 */
export async function followCredit(order: OrderDoc): Promise<void> {
	if (!order.creditUsed || (await keepCredit(order, order._id))) return;
	const creditUsed = (await Order.findById(order._id).lean<OrderDoc>())?.creditUsed ?? 0;
	if (creditUsed === 0) return;
	const taken = await takeCredit(order, creditUsed, ORDER_HOLD_MS);
	if (taken === creditUsed && (await keepCredit(order, order._id))) return;
	if (taken > 0) await releaseCredit(order, { alsoShared: false });
	await goWithout(order);
}

/** Gives the credit of an order that is given up back at once: it needs nobody's hand. Safe to repeat. */
export async function giveCreditBack({ _id, creditUsed = 0 }: OrderDoc): Promise<void> {
	if (creditUsed === 0) return;
	const due = { order: _id, state: "due", isForWholeOrder: true, method: "credit" } as const;
	for (const line of await Refund.find(due).lean<RefundDoc[]>()) {
		const { settled } = await settleLine(line, { method: "credit" });
		await followRefundNow(settled);
	}
}
