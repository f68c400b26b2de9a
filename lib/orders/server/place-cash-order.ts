import "server-only";
import { Types } from "mongoose";
import type { Customer } from "@/lib/accounts/server/sessions";
import {
	asksForPast,
	type CashPast,
	type CashTerms,
	cashTermsOf,
	NO_PAST,
	REFUSED,
} from "@/lib/customers/rules";
import { payWithCredit } from "@/lib/money/refund";
import { type NewEntry, withFacts } from "@/lib/money/rules";
import { accountChange, creditMovement, openAccount } from "@/lib/money/server/account";
import { decided, insertion, type Write } from "@/lib/server/database/commit";
import { announceOrder } from "@/lib/server/live/signals";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import type { AccountDoc } from "@/models/account";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder } from "../rules/order";
import { LOGIN_TO_ORDER, PAY_WITH_WALLET } from "../rules/order-messages";
import { isPurchase, ON_HOLD, PLACED, USUAL_WAY } from "../rules/order-states";
import type { OrderInput } from "../schema/order";
import { askedNow } from "./confirmation";
import { draftOrder, madeNow, makeOrder } from "./draft";
import { mustBeBuyer, orderedAlready, orderOfCart } from "./own-orders";
import { orderWithKey, placingWrites } from "./placing";
import { sale, takesOf, takingWrites } from "./taken";
import { toOwnOrder } from "./to-order";

type Story = Pick<OrderDoc, "status" | "statusHistory">;

const ARRIVED = USUAL_WAY.at(-1);

/** When this order was turned away at the door. */
function refusalsIn({ statusHistory }: Pick<Story, "statusHistory">): Date[] {
	const isRefusal = ({ status, by, reason }: Story["statusHistory"][number]) =>
		status === ON_HOLD && by === "rider" && reason === REFUSED;
	return statusHistory.filter(isRefusal).map(({ at }) => at);
}

/** What of these orders decides about their customer's cash. */
function cashPastOf(orders: readonly Story[]): CashPast {
	const arrivals = orders
		.filter(({ status }) => status === ARRIVED)
		.flatMap(({ statusHistory }) => statusHistory.findLast(({ status }) => status === ARRIVED)?.at ?? []);
	return {
		standing: orders.filter(({ status }) => isPurchase(status)).length,
		deliveredAt: arrivals.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null,
		refusedAt: orders.flatMap(refusalsIn),
	};
}

/**
 * How a cash order of this account is taken, and whether that rests on its orders: then the account must be as it was read.
 */
async function readCashTerms(
	{ _id, cashRule: rule = "usual" }: AccountDoc,
	{ toCollect, isByPhone }: { toCollect: number; isByPhone: boolean },
): Promise<{ terms: CashTerms; isByPast: boolean }> {
	const { cashRules: rules } = shopDetails();
	const isByPast = asksForPast(rule, rules);
	const orders = isByPast
		? await Order.find({ user: _id }).select("status statusHistory").lean<Story[]>()
		: [];
	const past = isByPast ? cashPastOf(orders) : NO_PAST;
	return { terms: cashTermsOf({ rule, rules, past, toCollect, now: clock.shopNow(), isByPhone }), isByPast };
}

type Attempt = { user: Types.ObjectId; idempotencyKey: string };

/** What of an account has to be so for an order of it: nobody orders who has left. Throws ShopError `unauthenticated`. */
export function mayOrder({ _id, leavingAt }: AccountDoc) {
	if (leavingAt) throw new ShopError("unauthenticated", LOGIN_TO_ORDER);
	return { _id, leavingAt: { $exists: false } };
}

/** The order as it is made from what there is at this moment, and all that is written with it. */
async function planOf(
	customer: Customer,
	input: OrderInput,
	attempt: Attempt,
): Promise<{ order: OrderDoc; writes: Write[] }> {
	const account = await openAccount(attempt.user);
	const draft = await draftOrder(customer, input);
	const made = madeNow(draft);
	const isByPhone = draft.takenBy !== undefined;
	// Whoever orders by phone is to say that their credit is to be used.
	const mayUseCredit = input.useCredit ?? !isByPhone;
	const { creditUsed: amount, amountToPay: toCollect } = payWithCredit(
		draft.amount,
		account.balance,
		mayUseCredit,
	);
	const { terms, isByPast } = await readCashTerms(account, { toCollect, isByPhone });
	if (terms === "wallet_only")
		throw new ShopError("forbidden", PAY_WITH_WALLET, { errors: { payment: PAY_WITH_WALLET } });
	const _id = new Types.ObjectId();
	const wanted = takesOf({ ...draft, user: attempt.user });
	const { taken, writes } = await takingWrites({ from: [], to: wanted, movements: sale(_id) });
	const credit: NewEntry = { kind: "paid", via: "credit", amount, at: made.createdAt, by: "customer" };
	const order = makeOrder({
		...withFacts({ ...draft, ledger: [] }, amount > 0 ? [credit] : []),
		...{ _id, ...made, ...attempt, taken },
		...(terms === "confirm" ? { confirmation: askedNow({ ...draft, ...made }) } : {}),
		paymentType: "Cash On Delivery",
		status: PLACED,
		statusHistory: [{ status: PLACED, at: made.createdAt }],
	});
	const spent = order.ledger.flatMap((entry) => creditMovement(order, entry) ?? []);
	// A coupon or a yes may be for a first order: then none was made since that was looked at.
	const asRead = draft.terms.coupon || isByPast ? { revision: account.revision } : {};
	const ordered = accountChange({ ...mayOrder(account), ...asRead }, spent);
	// Before its credit: a key that has its order is refused as that, and not decided again.
	return { order, writes: [...writes, insertion(Order, order), ordered, ...(await placingWrites(order))] };
}

/** The order that was made before, by this key; else the refusal of a cart that is one already; else what went wrong. */
async function earlierOrder(
	error: unknown,
	attempt: Attempt,
	{ cartVersion }: OrderInput,
): Promise<OrderDoc> {
	// Before the key: what another press with it makes in between is then seen under the key.
	const ofThisCart = await orderOfCart(String(attempt.user), cartVersion);
	const earlier = await orderWithKey(attempt.user, attempt.idempotencyKey);
	if (earlier) return earlier;
	throw ofThisCart ? orderedAlready(ofThisCart) : error;
}

/** Makes a cash order for whoever may order, in one commit with what `also` says; otherwise like `placeCashOrder`. */
export async function makeCashOrder(
	customer: Customer,
	input: OrderInput,
	idempotencyKey: string,
	also: (order: OrderDoc) => readonly Write[] = () => [],
): Promise<OrderDoc> {
	const attempt = { user: new Types.ObjectId(customer._id), idempotencyKey };
	try {
		const { order } = await decided(async () => {
			const plan = await planOf(customer, input, attempt);
			return { ...plan, writes: [...plan.writes, ...also(plan.order)] };
		});
		metrics.orders.inc({ payment: order.paymentType, status: PLACED });
		announceOrder(order);
		return order;
	} catch (error) {
		return earlierOrder(error, attempt, input);
	}
}

/**
 * Places a cash on delivery order (spec 4, 5) at today's prices, with all that follows from it, in one commit. The same key from the same customer
 * gives the same order, also under concurrency and after a crash; one version of a cart becomes one order, whatever the keys. Errors:
 * 401 guest, 403 not verified or to be paid with a wallet, 409 a product that cannot be bought, a coupon that cannot be used, another amount than the one that was seen, or a
 * cart that is an order already, 400 under the minimum order or outside the serviced areas.
 */
export async function placeCashOrder(
	visitor: Customer | null,
	input: OrderInput,
	idempotencyKey: string,
): Promise<OwnOrder> {
	return toOwnOrder(await makeCashOrder(mustBeBuyer(visitor), input, idempotencyKey));
}
