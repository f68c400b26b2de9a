import "server-only";
import { randomBytes } from "node:crypto";
import { Types } from "mongoose";
import { preselectedAddress } from "@/lib/accounts/rules/address";
import { getAddresses } from "@/lib/accounts/server/addresses";
import type { Customer } from "@/lib/accounts/server/sessions";
import { readLines } from "@/lib/cart/server";
import { payWithCredit } from "@/lib/money/refund";
import { balanceOf } from "@/lib/money/server/credit-account";
import { orderCredit, releaseCredit, takeCredit } from "@/lib/money/server/credit-use";
import type { OwnOrder } from "@/lib/orders/rules/order";
import { PRICES_CHANGED } from "@/lib/orders/rules/order-messages";
import type { StartPaymentInput } from "@/lib/orders/schema/checkout";
import { NO_AMOUNT, type OrderInput } from "@/lib/orders/schema/order";
import { draftOrder, type OrderDraft } from "@/lib/orders/server/draft";
import { mustBeBuyer, orderedAlready, orderOfCart } from "@/lib/orders/server/own-orders";
import {
	giveCouponBack,
	giveSlotBack,
	takeCoupon,
	takeSlotForPayment,
} from "@/lib/orders/server/reservations";
import { toOwnOrder } from "@/lib/orders/server/to-order";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { holdKey, PAYMENT_HOLD_MS } from "@/lib/stock/server/holds";
import { takePieces } from "@/lib/stock/server/take";
import { pathIn } from "@/lib/text/language";
import { Payment, type PaymentDoc } from "@/models/payments";
import { isUndecided, PAYMENT_STATES, WALLET_NAMES, type Wallet } from "../rules";
import { orderKeyOf, providerOf } from "./registry";
import { giveHoldsBack } from "./settle";
import { orderOfPayment } from "./to-order";

/** So many wallet payments of one account hold something at once. */
export const MAX_OPEN_PAYMENTS = 3;

const HOLDING = { state: { $in: PAYMENT_STATES.filter(isUndecided) }, releasedAt: { $exists: false } };

/**
 * Leaves so many of the account's newest undecided payments what they hold, and gives back what the older ones hold.
 * These may still be paid: their order then takes what there is, like one whose hold is over.
 */
export async function releaseAllBut(newest: number, user: PaymentDoc["user"]): Promise<void> {
	const older = await Payment.find({ user, ...HOLDING })
		.sort({ createdAt: -1, _id: -1 })
		.skip(newest)
		.lean<PaymentDoc[]>();
	for (const payment of older) {
		// Not if it was paid meanwhile: then its order takes what it holds.
		const { matchedCount } = await Payment.updateOne(
			{ _id: payment._id, ...HOLDING },
			{ $set: { releasedAt: clock.now() } },
		);
		if (matchedCount > 0) await giveHoldsBack(payment);
	}
}

/** How long the customer has at the wallet, and when we first ask by ourselves what became of it; milliseconds. */
const LIFE_MS = 30 * 60_000;
const FIRST_CHECK_MS = 60_000;
const RETRY_SECONDS = 30;

/** 20 letters and digits, 64 bits of them random. */
function newReference(): string {
	return `SABZ${randomBytes(8).toString("hex").toUpperCase()}`;
}

async function itemsOfCart(userId: string): Promise<OrderInput["items"]> {
	const { lines } = await readLines(userId);
	if (lines.size === 0)
		throw new ShopError("invalid", "Your cart is empty", { errors: { items: "Your cart is empty" } });
	return [...lines].map(([product, quantity]) => ({ product, quantity }));
}

async function ownAddress(userId: string): Promise<OrderInput["address"]> {
	const message = "Please select a delivery address.";
	const address = preselectedAddress(await getAddresses(userId), null);
	if (!address) throw new ShopError("invalid", message, { errors: { address: message } });
	const { _id: _, isDefault: __, ...written } = address;
	return written;
}

type Part = ReturnType<typeof payWithCredit>;

/** What credit pays of the amount (rupees), and what the wallet is asked for. Throws 409 where the shopper saw another sum,
 * 400 where that was nothing. */
function partsOf(balance: number, amount: number, input: StartPaymentInput): Part {
	const part = payWithCredit(amount, balance);
	if (input.amount === part.amountToPay) return part;
	if (input.amount === 0) throw new ShopError("invalid", NO_AMOUNT, { errors: { amount: NO_AMOUNT } });
	throw new ShopError("conflict", PRICES_CHANGED);
}

type Held = Pick<PaymentDoc, "user"> & { idempotencyKey: string };

/** Holds exactly this credit for a payment, or none. Throws 409 where another order has just used it. */
async function holdCredit(order: Held, creditUsed: number): Promise<void> {
	if (creditUsed === 0 || (await takeCredit(orderCredit(order), creditUsed, PAYMENT_HOLD_MS)) === creditUsed)
		return;
	throw new ShopError("conflict", PRICES_CHANGED);
}

/** Keeps delivery time, coupon, credit and pieces for the payment, or nothing of it; answers the lines that are counted. */
async function holdForPayment(
	{ slot, terms, lines }: OrderDraft,
	order: Held,
	creditUsed: number,
): Promise<OrderDraft["lines"]> {
	await takeSlotForPayment(slot, order);
	try {
		await takeCoupon(terms.coupon, order, PAYMENT_HOLD_MS);
		await holdCredit(order, creditUsed);
		return await takePieces(lines, { key: holdKey(order), holdMs: PAYMENT_HOLD_MS, isBrief: false });
	} catch (error) {
		await giveSlotBack(slot, order);
		await giveCouponBack(terms.coupon, order);
		if (creditUsed > 0) await releaseCredit(orderCredit(order), { alsoShared: false });
		throw error;
	}
}

/**
 * Makes the record of a payment, with everything that its order will need, under the same rules as an order (spec 5).
 * Answers the path of our own page that leads on to the wallet, and the payment's id. The cart stays as it is.
 * Where the customer's credit pays it all, the wallet is not asked and the order is made at once. A fourth open payment
 * of the account releases what its oldest holds (working day 2).
 * Errors: as for an order; 503 when the wallet is not offered or does not answer.
 */
export async function startPayment(
	visitor: Customer | null,
	wallet: Wallet,
	input: StartPaymentInput & Pick<OrderInput, "language">,
): Promise<{ path: string; paymentId: string; order?: OwnOrder }> {
	const customer = mustBeBuyer(visitor);
	const provider = providerOf(wallet);
	const { deliveryTime, slot, ifMissing, coupon, cartVersion, language } = input;
	const ofThisCart = await orderOfCart(customer._id, cartVersion);
	if (ofThisCart) throw orderedAlready(ofThisCart);
	const user = new Types.ObjectId(customer._id);
	// As the shopper saw it; what is released next may hold credit, and the last pieces of what is wanted now.
	const balance = input.useCredit === false ? 0 : await balanceOf(customer._id);
	await releaseAllBut(MAX_OPEN_PAYMENTS - 1, user);
	const draft = await draftOrder(customer, {
		items: input.items ?? (await itemsOfCart(customer._id)),
		address: input.address ?? (await ownAddress(customer._id)),
		...{ deliveryTime, slot, ifMissing, coupon, cartVersion, language },
	});
	const { creditUsed, amountToPay } = partsOf(balance, draft.amount, input);
	if (amountToPay > 0 && !(await provider.isReachable())) {
		throw new ShopError(
			"unavailable",
			`${WALLET_NAMES[wallet]} does not answer right now. No money moved and your cart is as it was. Please try again shortly.`,
			{ retryAfter: RETRY_SECONDS },
		);
	}
	const reference = newReference();
	const use = { user, idempotencyKey: orderKeyOf(reference) };
	const lines = await holdForPayment(draft, use, creditUsed);
	const now = clock.now().getTime();
	const payment = await Payment.create({
		...draft,
		lines,
		amount: amountToPay,
		...(creditUsed > 0 ? { creditUsed } : {}),
		...(amountToPay === 0 ? { state: "confirmed" as const, confirmedAt: new Date(now) } : {}),
		reference,
		wallet,
		user,
		phone: input.userPhone,
		email: input.email,
		createdAt: new Date(now),
		expiresAt: new Date(now + LIFE_MS),
		nextCheckAt: new Date(now + FIRST_CHECK_MS),
	});
	// Others of this account may have begun in the same moment.
	if (amountToPay > 0) await releaseAllBut(MAX_OPEN_PAYMENTS, user);
	metrics.payments.inc({ wallet, state: payment.state });
	const begun = { path: pathIn(language ?? "en", `/payment/go/${reference}`), paymentId: reference };
	if (amountToPay > 0) return begun;
	return { ...begun, order: toOwnOrder(await orderOfPayment(payment.toObject())) };
}
