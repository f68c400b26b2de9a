import "server-only";
import type { Customer } from "@/lib/accounts/server/sessions";
import type { HeldCredit } from "@/lib/money/refund";
import { type OwnOrder, orderNumber } from "@/lib/orders/rules/order";
import { orderPlacedMessage, whyItWaits } from "@/lib/orders/rules/order-messages";
import { ON_HOLD } from "@/lib/orders/rules/order-states";
import type { OnlineOrderInput } from "@/lib/orders/schema/checkout";
import { mustBeBuyer } from "@/lib/orders/server/own-orders";
import { toOrder, toOwnOrder } from "@/lib/orders/server/to-order";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import { isUndecided, type PaymentView, WALLET_NAMES } from "../rules";
import { checkPayment, checkSoon } from "./check";
import type { ProviderForm } from "./provider";
import { ownPayment, providerOf } from "./registry";
import { cartOf, holdingPayments } from "./release";
import { orderOfPayment } from "./to-order";

/** Whoever begins more payments than these at once is shown the newest. */
const MOST_OPEN = 10;

async function toView(payment: PaymentDoc): Promise<PaymentView> {
	const { _id, reference: paymentId, wallet, state, amount } = payment;
	const order = payment.order
		? await Order.findById(payment.order).select("status").lean<Pick<OrderDoc, "_id" | "status">>()
		: null;
	const id = order ? String(order._id) : null;
	const isOnHold = order?.status === ON_HOLD;
	const startedAt = _id.getTimestamp().toISOString();
	const ofOrder = { orderNumber: id && orderNumber(id), order: id, isOnHold };
	return { paymentId, wallet, state, amount, startedAt, ...ofOrder };
}

/**
 * The customer's own payments of which the wallet has not said its last word, newest first, as they are known here:
 * the wallet is not asked. They must not be paid a second time.
 */
export async function openPayments(userId: string): Promise<PaymentView[]> {
	const open = await Payment.find({ user: userId, isOpen: true })
		.sort({ createdAt: -1 })
		.limit(MOST_OPEN)
		.lean<PaymentDoc[]>();
	return Promise.all(open.map(toView));
}

/** The credit that the customer's own undecided payments hold, the newest first: it is missing from their balance. */
export async function heldCredit(userId: string): Promise<HeldCredit[]> {
	return (await holdingPayments(userId)).flatMap((payment) => {
		const { creditUsed: amount, wallet, heldUntil } = payment;
		if (!amount || !heldUntil) return [];
		return [{ amount, wallet, until: heldUntil.toISOString(), cartVersion: cartOf(payment) ?? null }];
	});
}

/**
 * Where a customer's own payment stands, and what is said of the order that it became, or why that waits; asks the wallet when that is not
 * decided. Throws `not-found`.
 */
export async function followPayment(
	userId: string,
	reference: string,
): Promise<{ payment: PaymentView; message?: string }> {
	await checkSoon(await ownPayment(userId, reference));
	const payment = await ownPayment(userId, reference);
	const doc = payment.order ? await Order.findById(payment.order).lean<OrderDoc>() : null;
	const order = doc && toOrder(doc);
	const now = clock.shopNow().getTime();
	const placed =
		order && order.status !== ON_HOLD ? orderPlacedMessage(order, now, shopDetails()) : undefined;
	const message = order ? (whyItWaits(order) ?? placed) : undefined;
	return { payment: await toView(payment), message };
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

function isForTheseItems(payment: PaymentDoc, items: OnlineOrderInput["items"]): boolean {
	const wanted = new Map<string, number>();
	for (const { product, quantity } of items) wanted.set(product, quantity + (wanted.get(product) ?? 0));
	return (
		wanted.size === payment.lines.length &&
		payment.lines.every((line) => wanted.get(String(line.product)) === line.quantity)
	);
}

function mustFit(payment: PaymentDoc, input: OnlineOrderInput): void {
	if (payment.state !== "confirmed") {
		throw new ShopError("conflict", `${WALLET_NAMES[payment.wallet]} has not confirmed this payment`);
	}
	if (input.amount !== payment.amount) throw new ShopError("conflict", "This payment is of another amount");
	if (input.paymentType !== WALLET_NAMES[payment.wallet]) {
		throw new ShopError("conflict", "This payment was made with another wallet");
	}
	if (!isForTheseItems(payment, input.items)) {
		throw new ShopError("conflict", "This payment was made for other products");
	}
}

/**
 * The order of a payment that the wallet has confirmed to us (api.md). Asked again, the same order; it goes to the
 * address that was named when the payment began. Errors: 401, 403, 404 unknown or somebody else's payment, 409 not
 * confirmed or not for exactly this.
 */
export async function claimOrder(visitor: Customer | null, input: OnlineOrderInput): Promise<OwnOrder> {
	const customer = mustBeBuyer(visitor);
	const known = await ownPayment(customer._id, input.paymentId);
	// Asked each time, not only so often as a page that waits, and of one that is over too: it may be paid by now.
	await checkPayment(known);
	const payment = await ownPayment(customer._id, input.paymentId);
	mustFit(payment, input);
	return toOwnOrder(await orderOfPayment(payment));
}
