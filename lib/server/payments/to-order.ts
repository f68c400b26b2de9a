import "server-only";
import { ON_HOLD, PLACED } from "@/lib/domain/order-states";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { insertOrder, type NewOrder, Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payment";
import { isDuplicate } from "../database/duplicates";
import { metrics } from "../observability/metrics";
import { madeNow } from "../orders/moment";
import { followUpNow } from "../orders/side-effects";
import { orderOfCart } from "../orders/used-cart";
import { clock } from "../platform/clock";
import { type Hold, holdAfter, holdOf } from "./hold";
import { orderKeyOf } from "./order-key";

async function existingOrder(payment: PaymentDoc): Promise<OrderDoc | null> {
	return Order.findOne({ payment: payment._id }).lean<OrderDoc>();
}

/** The one atomic write; null where a unique index refuses it. */
async function insertUnlessRefused(payment: PaymentDoc, hold: Hold | null): Promise<OrderDoc | null> {
	const status = hold ? ON_HOLD : PLACED;
	const { user, customer, lines, address, area, deliveryTime, slot, ifMissing, cartVersion } = payment;
	const made = madeNow(payment);
	const { subtotal, tax, taxPercent, deliveryFee, amount } = payment;
	const fields: NewOrder = {
		...{ user, customer, lines, address, area, deliveryTime, slot, ifMissing, cartVersion },
		...made,
		...{ subtotal, tax, taxPercent, deliveryFee, amount },
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
	const made = await insertUnlessRefused(payment, await holdOf(payment));
	const known = made ?? (await existingOrder(payment));
	if (known) return known;
	const first = await orderOfCart(String(payment.user), payment.cartVersion);
	const held = await insertUnlessRefused(payment, holdAfter(first));
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
