import "server-only";
import { slotText } from "@/lib/delivery/rules";
import { takePlace } from "@/lib/delivery/server";
import { type NewEntry, withFacts } from "@/lib/money/rules";
import { orderCredit, takeAllOf } from "@/lib/money/server/credit-use";
import { CREDIT_GONE } from "@/lib/money/server/follow-ledger";
import { orderNumber } from "@/lib/orders/rules/order";
import { ON_HOLD, PLACED } from "@/lib/orders/rules/order-states";
import { madeNow, makeOrder, type NewOrder } from "@/lib/orders/server/draft";
import { orderOfCart } from "@/lib/orders/server/own-orders";
import { secureCoupon } from "@/lib/orders/server/reservations";
import { followUpNow } from "@/lib/orders/server/side-effects";
import { isDuplicate } from "@/lib/server/database/errors";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { holdKey, ORDER_HOLD_MS } from "@/lib/stock/server/holds";
import { ShortOfStock, takePieces } from "@/lib/stock/server/take";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import { Product, type ProductDoc } from "@/models/products";
import { WALLET_NAMES } from "../rules";
import { orderKeyOf } from "./registry";

/** Whether what was paid can still be delivered, judged in the moment that its order is made. */

/** Why an order cannot go out as it is. */
type Hold = {
	/** A sentence for the seller. */
	reason: string;
	/** False where another order stands for the same basket: this one then claims no cart. */
	claimsCart: boolean;
};

async function goneProducts(payment: PaymentDoc): Promise<string[]> {
	const present = await Product.find({
		_id: { $in: payment.lines.map((line) => line.product) },
		inStock: true,
		isArchived: false,
	})
		.select("_id")
		.lean<Pick<ProductDoc, "_id">[]>();
	const there = new Set(present.map(({ _id }) => String(_id)));
	return payment.lines.filter((line) => !there.has(String(line.product))).map((line) => line.name);
}

function goneReason(names: readonly string[]): string {
	return `Paid, but no longer in stock: ${names.join(", ")}.`;
}

/** What one basket holds, whatever the order of its lines. */
function contentOf({ lines, deliveryTime }: PaymentDoc): string {
	const parts = lines.map(({ product, quantity }) => `${product}:${quantity}`).sort();
	return [deliveryTime, ...parts].join();
}

/** Of two payments confirmed for one basket, the one that was confirmed first is the real one. */
function wasEarlier(other: PaymentDoc, payment: PaymentDoc): boolean {
	const [a, b] = [other.confirmedAt?.getTime() ?? 0, payment.confirmedAt?.getTime() ?? 0];
	return a === b ? String(other._id) < String(payment._id) : a < b;
}

/** Of two payments for one version of the cart the database's unique index lets one become an order. */
function isOfOneCart(other: PaymentDoc, payment: PaymentDoc): boolean {
	return (
		other.claimsCart === true && payment.claimsCart === true && other.cartVersion === payment.cartVersion
	);
}

/**
 * True when the same basket was being paid twice at the same time, as from two tabs, and this is the later payment.
 * A payment that was begun after the other one was confirmed is an order of its own.
 */
async function isPaidTwice(payment: PaymentDoc): Promise<boolean> {
	const others = await Payment.find({
		user: payment.user,
		_id: { $ne: payment._id },
		state: "confirmed",
		confirmedAt: { $gte: payment.createdAt },
	}).lean<PaymentDoc[]>();
	return others
		.filter((other) => !isOfOneCart(other, payment))
		.some((other) => contentOf(other) === contentOf(payment) && wasEarlier(other, payment));
}

/** Why a paid order cannot go out as it is; null when it can. */
async function holdOf(payment: PaymentDoc): Promise<Hold | null> {
	const gone = await goneProducts(payment);
	if (gone.length > 0) return { reason: goneReason(gone), claimsCart: true };
	if (await isPaidTwice(payment)) {
		return { reason: "Paid, but the same basket was already paid at the same time.", claimsCart: false };
	}
	return (await holdOfSlot(payment)) ?? (await holdOfCoupon(payment)) ?? holdOfPieces(payment);
}

/** A payment that was confirmed after its pieces were given back takes some again, if there are any. */
async function holdOfPieces({ lines, user, reference }: PaymentDoc): Promise<Hold | null> {
	const key = holdKey({ user, idempotencyKey: orderKeyOf(reference) });
	try {
		await takePieces(lines, { key, holdMs: ORDER_HOLD_MS, isBrief: false });
		return null;
	} catch (error) {
		if (!(error instanceof ShortOfStock)) throw error;
		return { reason: goneReason(error.shortages.map(({ name }) => name)), claimsCart: true };
	}
}

/** A payment that was confirmed after its place was given back takes one again, if there is any. */
async function holdOfSlot({ slot, user, reference }: PaymentDoc): Promise<Hold | null> {
	if (!slot) return null;
	const key = holdKey({ user, idempotencyKey: orderKeyOf(reference) });
	const time = slotText({ from: slot.from.toISOString(), to: slot.to.toISOString() });
	if (slot.to <= clock.shopNow())
		return { reason: `Paid, but its delivery time is over: ${time}.`, claimsCart: true };
	if (await takePlace(slot.id, key, ORDER_HOLD_MS)) return null;
	return { reason: `Paid, but its delivery time is full: ${time}.`, claimsCart: true };
}

/** A payment that was confirmed after its use of a coupon was given back takes one again, if there is any. */
async function holdOfCoupon({ terms, user, reference }: PaymentDoc): Promise<Hold | null> {
	const { coupon } = terms;
	if (!coupon || (await secureCoupon(coupon, { user, idempotencyKey: orderKeyOf(reference) }))) return null;
	return { reason: `Paid, but its coupon was used up meanwhile: ${coupon.code}.`, claimsCart: true };
}

/** The hold of what was paid for a cart that had become this order before. */
function holdAfter(order: Pick<OrderDoc, "_id"> | null): Hold {
	const which = order ? `: ${orderNumber(String(order._id))}` : "";
	return { reason: `Paid, but the same cart is an order already${which}.`, claimsCart: false };
}

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
