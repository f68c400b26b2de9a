import "server-only";
import { randomBytes } from "node:crypto";
import { Types } from "mongoose";
import { preselectedAddress } from "@/lib/accounts/rules/address";
import { getAddresses } from "@/lib/accounts/server/addresses";
import type { Customer } from "@/lib/accounts/server/sessions";
import { getCart } from "@/lib/cart/server";
import { payWithCredit } from "@/lib/money/refund";
import { accountChange, openAccount } from "@/lib/money/server/account";
import type { OwnOrder } from "@/lib/orders/rules/order";
import { PRICES_CHANGED } from "@/lib/orders/rules/order-messages";
import type { StartPaymentInput } from "@/lib/orders/schema/checkout";
import type { OrderInput } from "@/lib/orders/schema/order";
import { draftOrder } from "@/lib/orders/server/draft";
import { mustBeBuyer, orderedAlready, orderOfCart } from "@/lib/orders/server/own-orders";
import { mayOrder } from "@/lib/orders/server/place-cash-order";
import { hold, takesOf, takingWrites, unitsIn } from "@/lib/orders/server/taken";
import { toOwnOrder } from "@/lib/orders/server/to-order";
import { decided, insertion, inTurn, type Write } from "@/lib/server/database/commit";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { EMAIL_MESSAGE } from "@/lib/text/fields";
import { pathIn } from "@/lib/text/language";
import type { Taken } from "@/models/order-parts";
import { Payment, type PaymentDoc } from "@/models/payments";
import { WALLET_NAMES, type Wallet } from "../rules";
import { providerOf } from "./registry";
import { cartOf, creditHeldBy, creditKeyOf, creditOf, holdEnd, holdingPayments } from "./release";
import { orderOfPayment } from "./to-order";

/** So many wallet payments of one account hold something at once. */
export const MAX_OPEN_PAYMENTS = 3;

/**
 * The account's payments that hold nothing any more once another one begins: those of the same version of the cart, and the
 * oldest beyond so many that may. Released they may still be paid: their order then takes what there is, like one whose
 * hold is over.
 */
async function releasedBy(user: PaymentDoc["user"], cart: number | undefined): Promise<PaymentDoc[]> {
	const holding = await holdingPayments(user);
	const isOfCart = (payment: PaymentDoc) => cart !== undefined && cartOf(payment) === cart;
	const others = holding.filter((payment) => !isOfCart(payment));
	return [...holding.filter(isOfCart), ...others.slice(MAX_OPEN_PAYMENTS - 1)];
}

/**
 * The credit that the shopper may have seen, in rupees: with what an earlier payment of this version of their cart holds,
 * which is there for the next, or the balance alone. By one look at the account, so that nothing counts twice while others
 * begin.
 */
async function creditSeen(user: PaymentDoc["user"], cart: number | undefined): Promise<number[]> {
	const { balance, entries } = await openAccount(user);
	if (cart === undefined) return [balance];
	const ofCart = await Payment.find({ user, cartVersion: cart, claimsCart: true })
		.select("reference")
		.lean<Pick<PaymentDoc, "reference">[]>();
	const keys = new Set(ofCart.map(creditKeyOf));
	const held = entries.filter(({ key, order }) => !order && keys.has(key));
	return [held.reduce((sum, { amount }) => sum - amount, balance), balance];
}

/** A wallet payment keeps what it needs for so long, by the shop's clock; milliseconds. */
export const PAYMENT_HOLD_MS = 15 * 60_000;
/** How long the customer has at the wallet, and when we first ask by ourselves what became of it; milliseconds. */
const LIFE_MS = 30 * 60_000;
const FIRST_CHECK_MS = 60_000;
const RETRY_SECONDS = 30;

/** 20 letters and digits, 64 bits of them random. */
function newReference(): string {
	return `SABZ${randomBytes(8).toString("hex").toUpperCase()}`;
}

async function itemsOfCart(userId: string): Promise<OrderInput["items"]> {
	const { cartItem } = await getCart(userId);
	if (cartItem.length === 0) throw invalid("items", "Your cart is empty");
	return cartItem.map(({ productId: product, quantity, wish, note }) => ({ product, quantity, wish, note }));
}

async function ownAddress(userId: string, area: string | null): Promise<OrderInput["address"]> {
	const message = "Please select a delivery address.";
	const address = preselectedAddress(await getAddresses(userId), area);
	if (!address) throw invalid("address", message);
	// Where the door was found stays with the saved address; its code says the point again.
	const { _id: _, isDefault: _d, doorPoint: _p, doorAt: _a, plusCode: _c, ...written } = address;
	return written;
}

type Part = ReturnType<typeof payWithCredit>;

/** What credit pays of the amount (rupees), and what the wallet is asked for. Throws 409 where the shopper saw another sum. */
function partsOf(seen: readonly number[], amount: number, input: StartPaymentInput): Part {
	const parts = seen.map((balance) => payWithCredit(amount, balance));
	const part = parts.find(({ amountToPay }) => amountToPay === input.amount);
	if (part) return part;
	throw new ShopError("conflict", PRICES_CHANGED);
}

/** Refuses a body without an address of a customer who has one. Throws 400. */
function mustSayEmail({ email }: StartPaymentInput, customer: Customer): void {
	if (!email && customer.email) throw invalid("email", EMAIL_MESSAGE);
}

type Attempt = { customer: Customer; wallet: Wallet; idempotencyKey: string };

/** The caller's key, which names one payment of one wallet. */
const keyOf = ({ wallet, idempotencyKey }: Attempt) => `${wallet}:${idempotencyKey}`;

type Input = StartPaymentInput & Pick<OrderInput, "language">;

/** What a payment is made of: what its order will be made from, and how much of that credit pays. */
type Plan = { payment: PaymentDoc; writes: Write[] };

async function draftFor(customer: Customer, input: Input, held: readonly Taken[]) {
	const { area, deliveryTime, slot, ifMissing, coupon, cartVersion, language } = input;
	const order = {
		items: input.items ?? (await itemsOfCart(customer._id)),
		address: input.address ?? (await ownAddress(customer._id, area ?? null)),
		...{ area, deliveryTime, slot, ifMissing, coupon, cartVersion, language },
	};
	return draftOrder(customer, order, unitsIn(held));
}

/** The payment with everything that its order will need, and the writes that make it so. */
async function planOf(
	attempt: Attempt,
	input: Input,
	seen: readonly number[],
	mustBeReachable: () => Promise<void>,
): Promise<Plan> {
	const { customer, wallet } = attempt;
	const user = new Types.ObjectId(customer._id);
	const account = await openAccount(user);
	// After the account, which every order changes: what is not there now cannot come before this payment is written.
	const ofThisCart = await orderOfCart(customer._id, input.cartVersion);
	if (ofThisCart) throw orderedAlready(ofThisCart);
	// What they hold may be the last pieces of what is wanted now; others may have begun in the same moment.
	const released = await releasedBy(user, input.cartVersion);
	const from = released.flatMap((older) => older.taken);
	const draft = await draftFor(customer, input, from);
	const { creditUsed, amountToPay } = partsOf(seen, draft.amount, input);
	if (account.balance + creditHeldBy(released) < creditUsed) throw new ShopError("conflict", PRICES_CHANGED);
	if (amountToPay > 0) await mustBeReachable();
	const wanted = takesOf({ ...draft, user });
	const { taken, writes } = await takingWrites({ from, to: wanted, movements: hold });
	const now = clock.now().getTime();
	const payment: PaymentDoc = {
		_id: new Types.ObjectId(),
		...draft,
		...{ amount: amountToPay, reference: newReference(), wallet, user, taken },
		...(creditUsed > 0 ? { creditUsed } : {}),
		idempotencyKey: keyOf(attempt),
		...{
			phone: input.userPhone,
			// Empty for an account that has none.
			email: input.email ?? "",
			state: "initiated",
			answers: [],
			isOpen: true,
			checks: 0,
		},
		heldUntil: new Date(clock.shopNow().getTime() + PAYMENT_HOLD_MS),
		createdAt: new Date(now),
		expiresAt: new Date(now + LIFE_MS),
		nextCheckAt: new Date(now + FIRST_CHECK_MS),
	};
	// The account is held against what was read of it before credit comes back, and that before it is used again.
	const asRead = accountChange({ ...mayOrder(account), revision: account.revision }, []);
	const ended = released.flatMap((older) => holdEnd(older));
	const used = creditUsed > 0 ? [accountChange({ _id: user }, [creditOf(payment)])] : [];
	return { payment, writes: [...writes, asRead, ...ended, ...used, insertion(Payment, payment)] };
}

/** Asks the wallet once whether it answers. Throws 503 where it does not: nothing has moved then. */
function reachabilityOf(wallet: Wallet): () => Promise<void> {
	let asked: Promise<boolean> | undefined;
	return async () => {
		asked ??= providerOf(wallet).isReachable();
		if (await asked) return;
		throw new ShopError(
			"unavailable",
			`${WALLET_NAMES[wallet]} does not answer right now. No money moved and your cart is as it was. Please try again shortly.`,
			{ retryAfter: RETRY_SECONDS },
		);
	};
}

/** The payment that was begun under this key; null where there is none. */
async function paymentWithKey(attempt: Attempt): Promise<PaymentDoc | null> {
	const idempotencyKey = keyOf(attempt);
	return Payment.findOne({ user: attempt.customer._id, idempotencyKey }).lean<PaymentDoc>();
}

async function beginOnce(attempt: Attempt, input: Input): Promise<PaymentDoc> {
	const user = new Types.ObjectId(attempt.customer._id);
	// As the shopper saw it: what others of this account release may hold credit.
	const seen = input.useCredit === false ? [0] : await creditSeen(user, input.cartVersion);
	try {
		const isReachable = reachabilityOf(attempt.wallet);
		// Each is decided by what the one before it holds.
		const { payment } = await inTurn([`payments of ${user}`], () =>
			decided(() => planOf(attempt, input, seen, isReachable)),
		);
		metrics.payments.inc({ wallet: payment.wallet, state: payment.state });
		return payment;
	} catch (error) {
		const earlier = await paymentWithKey(attempt);
		if (earlier) return earlier;
		throw error;
	}
}

/**
 * Begins a payment, with everything that its order will need, under the same rules as an order (spec 5), in one commit.
 * Answers the path of our own page that leads on to the wallet, and the payment's id; the same key answers the same. The
 * cart stays as it is. Where the customer's credit pays it all, the wallet is not asked and the order is made at once. An
 * earlier payment of the same version of the cart, and the account's oldest where there are three open ones, release what
 * they hold (working day 2).
 * Errors: as for an order; 503 when the wallet is not offered or does not answer.
 */
export async function startPayment(
	visitor: Customer | null,
	wallet: Wallet,
	input: Input,
	idempotencyKey: string,
): Promise<{ path: string; paymentId: string; order?: OwnOrder }> {
	const customer = mustBeBuyer(visitor);
	mustSayEmail(input, customer);
	providerOf(wallet);
	const attempt = { customer, wallet, idempotencyKey };
	const payment = (await paymentWithKey(attempt)) ?? (await beginOnce(attempt, input));
	const path = pathIn(input.language ?? "en", `/payment/go/${payment.reference}`);
	const begun = { path, paymentId: payment.reference };
	if (payment.amount > 0) return begun;
	return { ...begun, order: toOwnOrder(await orderOfPayment(payment)) };
}
