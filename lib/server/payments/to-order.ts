import "server-only";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { insertOrder, type NewOrder, Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payment";
import { isDuplicate } from "../duplicates";
import { followUpNow } from "../orders/consequences";
import { metrics } from "../watch/metrics";
import { reasonToHold } from "./hold";

async function existingOrder(payment: PaymentDoc): Promise<OrderDoc | null> {
	return Order.findOne({ payment: payment._id }).lean<OrderDoc>();
}

/** The one atomic write: a second one for the same payment is refused by the unique index and answers the first. */
async function insertOnce(payment: PaymentDoc): Promise<OrderDoc> {
	const holdReason = await reasonToHold(payment);
	const status = holdReason ? "On hold" : "Order Placed";
	const { user, customer, lines, address, area, deliveryTime, cartVersion } = payment;
	const { subtotal, tax, deliveryFee, amount } = payment;
	const fields: NewOrder = {
		...{ user, customer, lines, address, area, deliveryTime, cartVersion },
		...{ subtotal, tax, deliveryFee, amount },
		idempotencyKey: `payment-${payment.reference}`,
		payment: payment._id,
		paymentType: WALLET_NAMES[payment.wallet],
		isPaid: true,
		paidAt: payment.confirmedAt ?? new Date(),
		paymentStatus: holdReason ? "refund due" : "success",
		...(holdReason ? { holdReason } : {}),
		status,
		statusHistory: [{ status, at: new Date() }],
	};
	try {
		const order = await insertOrder(fields);
		metrics.orders.inc({ payment: order.paymentType, status });
		return order;
	} catch (error) {
		const earlier = isDuplicate(error) ? await existingOrder(payment) : null;
		if (!earlier) throw error;
		return earlier;
	}
}

/**
 * The order of a confirmed payment, made now if it is not there yet. However often and from wherever this is called,
 * a payment becomes one order (unique index on Order.payment); a crash after any step is made good by the next call.
 */
export async function orderOfPayment(payment: PaymentDoc): Promise<OrderDoc> {
	const order = (await existingOrder(payment)) ?? (await insertOnce(payment));
	await Payment.updateOne({ _id: payment._id }, { $set: { order: order._id, isOpen: false } });
	await followUpNow(order);
	return order;
}
