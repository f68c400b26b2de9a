import "server-only";
import { randomBytes } from "node:crypto";
import { Types } from "mongoose";
import { preselectedAddress } from "@/lib/domain/address-text";
import type { StartPaymentInput } from "@/lib/domain/checkout";
import { pathIn } from "@/lib/domain/language";
import type { OwnOrder } from "@/lib/domain/order";
import { PRICES_CHANGED } from "@/lib/domain/order-messages";
import { NO_AMOUNT, type OrderInput } from "@/lib/domain/order-schema";
import { WALLET_NAMES, type Wallet } from "@/lib/domain/wallet";
import { payWithCredit } from "@/lib/money/credit";
import { balanceOf } from "@/lib/money/server/credit-account";
import { orderCredit, releaseCredit, takeCredit } from "@/lib/money/server/credit-use";
import { Payment, type PaymentDoc } from "@/models/payment";
import type { Customer } from "../accounts/guards";
import { getAddresses } from "../addresses/read";
import { readLines } from "../carts/store";
import { holdKey, PAYMENT_HOLD_MS } from "../holds/owner";
import { metrics } from "../observability/metrics";
import { mustBeBuyer } from "../orders/buyer";
import { giveCouponBack, takeCoupon } from "../orders/coupon";
import { giveSlotBack, takeSlotForPayment } from "../orders/delivery-slot";
import { draftOrder, type OrderDraft } from "../orders/draft";
import { toOwnOrder } from "../orders/to-order";
import { orderedAlready, orderOfCart } from "../orders/used-cart";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { takePieces } from "../stock/take";
import { MAX_OPEN_PAYMENTS, releaseAllBut } from "./open-payments";
import { orderKeyOf } from "./order-key";
import { providerOf } from "./registry";
import { orderOfPayment } from "./to-order";

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
