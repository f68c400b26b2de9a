import "server-only";
import { orderNumber } from "@/lib/domain/order";
import type { PaymentView } from "@/lib/domain/payment";
import { isUndecided } from "@/lib/domain/payment";
import { Order, type OrderDoc } from "@/models/order";
import type { PaymentDoc } from "@/models/payment";
import { checkSoon } from "./check";
import { ownPayment } from "./find";
import type { ProviderForm } from "./provider";
import { providerOf } from "./registry";

async function toView(payment: PaymentDoc): Promise<PaymentView> {
	const { reference: paymentId, wallet, state, amount } = payment;
	const order = payment.order
		? await Order.findById(payment.order).select("status").lean<Pick<OrderDoc, "_id" | "status">>()
		: null;
	const number = order ? orderNumber(String(order._id)) : null;
	return { paymentId, wallet, state, amount, orderNumber: number, isOnHold: order?.status === "On hold" };
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
	const isPayable = isUndecided(payment.state) && payment.expiresAt.getTime() > Date.now();
	const { phone, amount, createdAt: startedAt, expiresAt } = payment;
	const form = isPayable
		? providerOf(payment.wallet).begin({ reference, amount, phone, startedAt, expiresAt })
		: null;
	return { payment: await toView(payment), form };
}
