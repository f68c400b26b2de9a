import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { ON_HOLD } from "@/lib/orders/rules/order-states";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import type { PaymentView } from "../rules";
import { isUndecided } from "../rules";
import { checkSoon } from "./check";
import { ownPayment } from "./find";
import type { ProviderForm } from "./provider";
import { providerOf } from "./registry";

/** Whoever begins more payments than these at once is shown the newest. */
const MOST_OPEN = 10;

async function toView(payment: PaymentDoc): Promise<PaymentView> {
	const { _id, reference: paymentId, wallet, state, amount } = payment;
	const order = payment.order
		? await Order.findById(payment.order).select("status").lean<Pick<OrderDoc, "_id" | "status">>()
		: null;
	const number = order ? orderNumber(String(order._id)) : null;
	const isOnHold = order?.status === ON_HOLD;
	const startedAt = _id.getTimestamp().toISOString();
	return { paymentId, wallet, state, amount, startedAt, orderNumber: number, isOnHold };
}

/**
 * The customer's own payments of which the wallet has not said its last word, newest first, as they are known here:
 * the wallet is not asked. They must not be paid a second time.
 */
export async function openPayments(userId: string): Promise<PaymentView[]> {
	await connectDatabase();
	const open = await Payment.find({ user: userId, isOpen: true })
		.sort({ createdAt: -1 })
		.limit(MOST_OPEN)
		.lean<PaymentDoc[]>();
	return Promise.all(open.map(toView));
}

/** Where a customer's own payment stands; asks the wallet when that is not decided. Throws `not-found`. */
export async function followPayment(userId: string, reference: string): Promise<PaymentView> {
	await checkSoon(await ownPayment(userId, reference));
	return toView(await ownPayment(userId, reference));
}

/** The form that leads a customer's own payment on to the wallet; null once there is nothing left to pay. */
export async function formOfPayment(
	userId: string,
	reference: string,
): Promise<{ payment: PaymentView; form: ProviderForm | null }> {
	const payment = await ownPayment(userId, reference);
	const isPayable = isUndecided(payment.state) && payment.expiresAt.getTime() > clock.now().getTime();
	const { phone, amount, createdAt: startedAt, expiresAt } = payment;
	const form = isPayable
		? providerOf(payment.wallet).begin({ reference, amount, phone, startedAt, expiresAt })
		: null;
	return { payment: await toView(payment), form };
}
