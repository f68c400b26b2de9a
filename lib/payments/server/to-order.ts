import "server-only";
import { Types } from "mongoose";
import { slotPool, slotText } from "@/lib/delivery/rules";
import { type NewEntry, withFacts } from "@/lib/money/rules";
import { accountChange, creditClaim, openAccount } from "@/lib/money/server/account";
import { orderNumber } from "@/lib/orders/rules/order";
import { CUSTOMER_GONE, paidBut } from "@/lib/orders/rules/order-messages";
import { ON_HOLD, PLACED } from "@/lib/orders/rules/order-states";
import { hasOrdered } from "@/lib/orders/server/coupon";
import { madeNow, makeOrder, type NewOrder } from "@/lib/orders/server/draft";
import { orderOfCart } from "@/lib/orders/server/own-orders";
import { placingWrites } from "@/lib/orders/server/placing";
import { saleOfHeld, type Taking, takesOf, takingWrites } from "@/lib/orders/server/taken";
import { change, decided, insertion } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { announceOrder } from "@/lib/server/live/signals";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import type { AccountDoc } from "@/models/account";
import { Order, type OrderDoc } from "@/models/order";
import { Payment, type PaymentDoc } from "@/models/payments";
import { Product, type ProductDoc } from "@/models/products";
import { WALLET_NAMES } from "../rules";
import { orderKeyOf } from "./registry";
import { asRead, cartOf, creditHeldBy, creditKeyOf, creditOf, holdEnd, holdingForCart } from "./release";

/** What stands in an order whose credit another order used before it was paid. */
const CREDIT_GONE = paidBut("the credit that it counted on was used for another order.");

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
	return paidBut(`no longer in stock: ${names.join(", ")}.`);
}

/** What one basket holds, whatever the order of its lines. */
function contentOf({ lines, deliveryTime }: PaymentDoc): string {
	const parts = lines.map(({ product, quantity }) => `${product}:${quantity}`).sort();
	return [deliveryTime, ...parts].join();
}

/** Of two payments for one version of the cart the database's unique index lets one become an order. */
function isOfOneCart(other: PaymentDoc, payment: PaymentDoc): boolean {
	return cartOf(payment) !== undefined && cartOf(other) === cartOf(payment);
}

/**
 * True when the same basket was being paid twice at the same time, as from two tabs, and the other one was confirmed first.
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
		.some((other) => contentOf(other) === contentOf(payment));
}

/** Why a paid order cannot go out as it is, whatever there is of what only so many may have; null when it can. */
async function holdOf(payment: PaymentDoc): Promise<Hold | null> {
	const { slot, terms } = payment;
	const gone = await goneProducts(payment);
	if (gone.length > 0) return { reason: goneReason(gone), claimsCart: true };
	if (await isPaidTwice(payment))
		return { reason: paidBut("the same basket was already paid at the same time."), claimsCart: false };
	if (slot && slot.to <= clock.shopNow())
		return { reason: paidBut(`its delivery time is over: ${timeOf(slot)}.`), claimsCart: true };
	if (terms.coupon?.firstOrderOnly && (await hasOrdered(payment.user)))
		return {
			reason: paidBut(`not a first order any more, as its coupon asks: ${terms.coupon.code}.`),
			claimsCart: true,
		};
	return null;
}

const timeOf = ({ from, to }: NonNullable<PaymentDoc["slot"]>) =>
	slotText({ from: from.toISOString(), to: to.toISOString() });

/** The same of a payment that was confirmed after what it held was given back: it takes some again, if there is any. */
function holdOfLacking({ slot, terms }: PaymentDoc, lacking: Taking["lacking"]): Hold | null {
	if (lacking.length === 0) return null;
	const isOf = (pool: string | undefined) => lacking.some((one) => one.pool === pool);
	if (slot && isOf(slotPool(slot.id)))
		return { reason: paidBut(`its delivery time is full: ${timeOf(slot)}.`), claimsCart: true };
	const short = lacking.flatMap(({ shortage }) => shortage?.name ?? []);
	if (short.length > 0) return { reason: goneReason(short), claimsCart: true };
	return { reason: paidBut(`its coupon was used up meanwhile: ${terms.coupon?.code}.`), claimsCart: true };
}

/** The hold of what was paid for a cart that had become this order before. */
function holdAfter(order: Pick<OrderDoc, "_id"> | null): Hold {
	const which = order ? `: ${orderNumber(String(order._id))}` : "";
	return { reason: paidBut(`the same cart is an order already${which}.`), claimsCart: false };
}

type CreditFor = {
	order: Types.ObjectId;
	/** Other payments of its cart, which end with it: what they hold is there for it. */
	rivals: readonly PaymentDoc[];
	/** Whether it may take credit that it does not hold: not where all that it does is to give money back. */
	mayTake: boolean;
};

/** What credit pays of the order, in rupees, and the writes of the account; none where it is no longer there whole. */
function creditPart(payment: PaymentDoc, account: AccountDoc, { order, rivals, mayTake }: CreditFor) {
	const { creditUsed = 0, heldUntil } = payment;
	const { _id, revision } = account;
	const key = creditKeyOf(payment);
	if (creditUsed > 0 && heldUntil)
		return { credit: creditUsed, writes: [creditClaim({ _id, revision }, key, order)] };
	const isThere = mayTake && creditUsed > 0 && account.balance + creditHeldBy(rivals) >= creditUsed;
	// Whether the basket was paid twice was decided by the customer's orders as they were.
	const ended = [accountChange({ _id, revision }, []), ...rivals.flatMap((rival) => holdEnd(rival))];
	if (!isThere) return { credit: 0, writes: ended };
	return {
		credit: creditUsed,
		writes: [...ended, accountChange({ _id }, [{ ...creditOf(payment), order }])],
	};
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

type Made = Pick<OrderDoc, "_id" | "taken"> & { hold: Hold | null; credit: number };

function orderFrom(payment: PaymentDoc, { _id, taken, hold, credit }: Made): OrderDoc {
	const status = hold ? ON_HOLD : PLACED;
	const { user, customer, language, lines, address, area, deliveryTime, slot, ifMissing, cartVersion } =
		payment;
	const made = madeNow(payment);
	const fields: Omit<NewOrder, "ledger"> = {
		...{ user, customer, language, lines, address, area, deliveryTime, slot, ifMissing, cartVersion },
		...{ _id, taken, ...made },
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
	return makeOrder(withFacts({ ...fields, ledger: [] }, paymentsOf(payment, credit, made.createdAt)));
}

/** The order of a payment that was paid, and all that is written with it; the order that it has, where it has one. */
async function planOf(paymentId: PaymentDoc["_id"], cartIsOrder: Hold | null) {
	const payment = await Payment.findById(paymentId).orFail().lean<PaymentDoc>();
	const known = payment.order ? await Order.findById(payment.order).orFail().lean<OrderDoc>() : null;
	if (known) return { order: known, isNew: false, writes: [] };
	const account = await openAccount(payment.user);
	const _id = new Types.ObjectId();
	// One that was begun after it for the same cart has taken over what it held: the one that is paid has it.
	const lost = !payment.heldUntil && !cartIsOrder;
	const rivals = lost ? await holdingForCart(payment.user, cartOf(payment)) : [];
	const from = [payment, ...rivals].flatMap((one) => one.taken);
	const { taken, writes, lacking } = await takingWrites({
		...{ from, to: takesOf(payment), movements: saleOfHeld(_id) },
		mayLack: () => true,
	});
	const left = account.leavingAt ? { reason: CUSTOMER_GONE, claimsCart: false } : null;
	const found = left ?? cartIsOrder ?? (await holdOf(payment));
	const forCredit = { order: _id, rivals, mayTake: found?.claimsCart !== false };
	const { credit, writes: ofAccount } = creditPart(payment, account, forCredit);
	const lacksCredit = credit < (payment.creditUsed ?? 0);
	const hold =
		found ??
		holdOfLacking(payment, lacking) ??
		(lacksCredit ? { reason: CREDIT_GONE, claimsCart: true } : null);
	const order = orderFrom(payment, { _id, taken, hold, credit });
	const confirmed = {
		state: "confirmed",
		confirmedAt: clock.now(),
		order: _id,
		isOpen: false,
		taken: [],
	} as const;
	const isPaid = change(Payment, asRead(payment), { $set: confirmed, $unset: { heldUntil: 1 } });
	const made = [...ofAccount, isPaid, insertion(Order, order), ...(await placingWrites(order))];
	return { order, isNew: true, writes: [...writes, ...made] };
}

/**
 * Confirms a payment that was paid, and makes its order, in one commit: however often and from wherever this is called, it
 * becomes one order. Money is never dropped: one that was given up is taken back up, and what cannot go out as it is
 * stands as an order on hold with its refund due, as where its cart has become another order.
 */
export async function orderOfPayment(
	payment: Pick<PaymentDoc, "_id" | "user" | "cartVersion" | "wallet">,
): Promise<OrderDoc> {
	const make = async () => {
		try {
			return await decided(() => planOf(payment._id, null));
		} catch (error) {
			if (!isDuplicate(error)) throw error;
			const first = await orderOfCart(String(payment.user), payment.cartVersion);
			return decided(() => planOf(payment._id, holdAfter(first)));
		}
	};
	const { order, isNew } = await make();
	if (!isNew) return order;
	metrics.payments.inc({ wallet: payment.wallet, state: "confirmed" });
	metrics.orders.inc({ payment: order.paymentType, status: order.status });
	announceOrder(order);
	return order;
}
