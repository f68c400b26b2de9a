import "server-only";
import { ON_HOLD, PLACED } from "@/lib/domain/order-states";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { insertOrder, type NewOrder } from "@/models/new-order";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payment";
import { releaseCredit, takeCredit } from "../credit/use";
import { isDuplicate } from "../database/duplicates";
import { ORDER_HOLD_MS } from "../holds/owner";
import { metrics } from "../observability/metrics";
import { CREDIT_GONE } from "../orders/credit";
import { madeNow } from "../orders/moment";
import { followUpNow } from "../orders/side-effects";
import { orderOfCart } from "../orders/used-cart";
import { clock } from "../platform/clock";
import { type Hold, holdAfter, holdOf } from "./hold";
import { orderKeyOf } from "./order-key";

async function existingOrder(payment: PaymentDoc): Promise<OrderDoc | null> {
	return Order.findOne({ payment: payment._id }).lean<OrderDoc>();
}

/** A payment, and the credit (rupees) that is still there for its order. */
type Covered = { payment: PaymentDoc; creditUsed: number };

/** The credit that a payment counts on, taken anew where its hold is over; none where it is no longer there whole. */
async function secureCredit({ user, reference, creditUsed }: PaymentDoc): Promise<number> {
	if (!creditUsed) return 0;
	const use = { user, idempotencyKey: orderKeyOf(reference) };
	if ((await takeCredit(use, creditUsed, ORDER_HOLD_MS)) === creditUsed) return creditUsed;
	await releaseCredit(use, { alsoShared: false });
	return 0;
}

/** The one atomic write; null where a unique index refuses it. */
async function insertUnlessRefused(
	{ payment, creditUsed }: Covered,
	hold: Hold | null,
): Promise<OrderDoc | null> {
	const status = hold ? ON_HOLD : PLACED;
	const { user, customer, language, lines, address, area, deliveryTime, slot, ifMissing, cartVersion } =
		payment;
	const made = madeNow(payment);
	const { subtotal, coupon, discount, tax, taxPercent, deliveryFee } = payment;
	const amount = payment.amount + (payment.creditUsed ?? 0);
	const paidAmount = payment.amount + creditUsed;
	const fields: NewOrder = {
		...{ user, customer, language, lines, address, area, deliveryTime, slot, ifMissing, cartVersion },
		...made,
		...{ subtotal, coupon, discount, tax, taxPercent, deliveryFee, amount },
		...(creditUsed > 0 ? { creditUsed } : {}),
		...(paidAmount < amount ? { paidAmount } : {}),
		claimsCart: (hold?.claimsCart ?? true) && payment.claimsCart,
		idempotencyKey: orderKeyOf(payment.reference),
		payment: payment._id,
		paymentType: WALLET_NAMES[payment.wallet],
		isPaid: true,
		paidAt: payment.confirmedAt ?? clock.now(),
		paymentStatus: hold ? "refund due" : "success",
		...(hold ? { holdReason: hold.reason } : {}),
		status,
		statusHistory: [{ status, at: made.createdAt }],
	};
	try {
		const order = await insertOrder(fields);
		metrics.orders.inc({ payment: order.paymentType, status });
		return order;
	} catch (error) {
		if (isDuplicate(error)) return null;
		throw error;
	}
}

/**
 * Makes the order. Refused, it is there already, or its cart has become another one: money is never dropped, so what
 * was paid then stands as an order on hold with its refund due.
 */
async function makeOrder(payment: PaymentDoc): Promise<OrderDoc> {
	const covered = { payment, creditUsed: await secureCredit(payment) };
	const lacksCredit = covered.creditUsed < (payment.creditUsed ?? 0);
	const hold = (await holdOf(payment)) ?? (lacksCredit ? { reason: CREDIT_GONE, claimsCart: true } : null);
	const made = await insertUnlessRefused(covered, hold);
	const known = made ?? (await existingOrder(payment));
	if (known) return known;
	const first = await orderOfCart(String(payment.user), payment.cartVersion);
	const held = await insertUnlessRefused(covered, holdAfter(first));
	return held ?? Order.findOne({ payment: payment._id }).orFail().lean<OrderDoc>();
}

/**
 * The order of a confirmed payment, made now if it is not there yet. However often and from wherever this is called,
 * a payment becomes one order (unique index on Order.payment); a crash after any step is made good by the next call.
 */
export async function orderOfPayment(payment: PaymentDoc): Promise<OrderDoc> {
	const order = (await existingOrder(payment)) ?? (await makeOrder(payment));
	await Payment.updateOne({ _id: payment._id }, { $set: { order: order._id, isOpen: false } });
	await followUpNow(order);
	return order;
}
