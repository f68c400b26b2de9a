import "server-only";
import { type NewEntry, withFacts } from "@/lib/money/rules";
import { orderCredit, takeAllOf } from "@/lib/money/server/credit-use";
import { CREDIT_GONE } from "@/lib/money/server/follow-ledger";
import { ON_HOLD, PLACED } from "@/lib/orders/rules/order-states";
import { orderOfCart } from "@/lib/orders/server/buyer";
import { madeNow } from "@/lib/orders/server/moment";
import { makeOrder, type NewOrder } from "@/lib/orders/server/new-order";
import { followUpNow } from "@/lib/orders/server/side-effects";
import { isDuplicate } from "@/lib/server/database/duplicates";
import { metrics } from "@/lib/server/observability/metrics";
import { ORDER_HOLD_MS } from "@/lib/stock/server/hold-owner";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import { WALLET_NAMES } from "../rules";
import { type Hold, holdAfter, holdOf } from "./hold";
import { orderKeyOf } from "./record";

async function existingOrder(payment: PaymentDoc): Promise<OrderDoc | null> {
	return Order.findOne({ payment: payment._id }).lean<OrderDoc>();
}

/** A payment, and the credit (rupees) that is still there for its order. */
type Covered = { payment: PaymentDoc; creditUsed: number };

/** The credit that a payment counts on, taken anew where its hold is over; none where it is no longer there whole. */
async function secureCredit({ user, reference, creditUsed }: PaymentDoc): Promise<number> {
	if (!creditUsed) return 0;
	const use = orderCredit({ user, idempotencyKey: orderKeyOf(reference) });
	return (await takeAllOf(use, creditUsed, ORDER_HOLD_MS)) ? creditUsed : 0;
}

/** What came in with the order: by the wallet, and what there was of credit; rupees. */
function paymentsOf({ _id, wallet, amount }: PaymentDoc, creditUsed: number, at: Date): NewEntry[] {
	const paid = { kind: "paid" as const, at, by: "customer" as const };
	const parts: NewEntry[] = [
		{ ...paid, via: wallet, amount, payment: _id },
		{ ...paid, via: "credit", amount: creditUsed },
	];
	return parts.filter((part) => part.kind === "paid" && part.amount > 0);
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
	const fields: Omit<NewOrder, "ledger"> = {
		...{ user, customer, language, lines, address, area, deliveryTime, slot, ifMissing, cartVersion },
		...made,
		terms: payment.terms,
		amount: payment.amount + (payment.creditUsed ?? 0),
		claimsCart: (hold?.claimsCart ?? true) && payment.claimsCart,
		idempotencyKey: orderKeyOf(payment.reference),
		payment: payment._id,
		paymentType: WALLET_NAMES[payment.wallet],
		...(hold ? { holdReason: hold.reason } : {}),
		status,
		statusHistory: [{ status, at: made.createdAt }],
	};
	try {
		const order = await makeOrder(
			withFacts({ ...fields, ledger: [] }, paymentsOf(payment, creditUsed, made.createdAt)),
		);
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
async function orderFor(payment: PaymentDoc): Promise<OrderDoc> {
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
	const order = (await existingOrder(payment)) ?? (await orderFor(payment));
	await Payment.updateOne({ _id: payment._id }, { $set: { order: order._id, isOpen: false } });
	await followUpNow(order);
	return order;
}
