import "server-only";
import { setTimeout } from "node:timers/promises";
import { Types } from "mongoose";
import type { Customer } from "@/lib/accounts/server/sessions";
import { withFacts } from "@/lib/money/rules";
import { orderCredit, releaseCredit, spendCredit } from "@/lib/money/server/credit-use";
import { connectDatabase } from "@/lib/server/database/connect";
import { log } from "@/lib/server/log/log";
import { metrics } from "@/lib/server/observability/metrics";
import { holdKey, ORDER_HOLD_MS } from "@/lib/stock/server/holds";
import { areHeld, releasePieces, takePieces } from "@/lib/stock/server/take";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder } from "../rules/order";
import { PLACED } from "../rules/order-states";
import type { OrderInput } from "../schema/order";
import { draftOrder, madeNow, makeOrder, type OrderDraft } from "./draft";
import { followShelf } from "./lines";
import { mustBeBuyer, orderedAlready, orderOfCart } from "./own-orders";
import { giveCouponBack, giveSlotBack, takeCoupon, takeSlot } from "./reservations";
import { followUpNow } from "./side-effects";
import { toOwnOrder } from "./to-order";

/** How often, and how long after each other, an order is looked for that is just being made; milliseconds. */
const MAKING_TRIES = 40;
const MAKING_PAUSE_MS = 50;

type Attempt = { user: Types.ObjectId; idempotencyKey: string };

/** True where the order needs something of which there may be too little for all. */
function isScarce({ slot, terms, lines }: OrderDraft): boolean {
	return slot !== undefined || terms.coupon !== undefined || lines.some(({ isCounted }) => isCounted);
}

/**
 * Takes the delivery time, the use of a coupon and the pieces that the order needs, or nothing of it. Throws 409 where something is not to
 * be had, and for a cart that is an order already: it needs nothing a second time.
 */
async function takeScarce(draft: OrderDraft, attempt: Attempt, cartVersion: number | undefined) {
	const ofThisCart = await orderOfCart(String(attempt.user), cartVersion);
	if (ofThisCart) throw orderedAlready(ofThisCart);
	await takeSlot(draft.slot, attempt);
	await takeCoupon(draft.terms.coupon, attempt);
	return takePieces(draft.lines, { key: holdKey(attempt), holdMs: ORDER_HOLD_MS, isBrief: true });
}

/** Uses what credit there is, last of all that can be used up, and makes the order with one atomic write. */
async function insert(draft: OrderDraft, attempt: Attempt, useCredit?: boolean): Promise<OrderDoc> {
	// Whoever orders by phone has no account here.
	const isOwn = useCredit !== false && draft.takenBy === undefined;
	const amount = isOwn ? await spendCredit(attempt, draft.amount) : 0;
	const made = madeNow(draft);
	const credit = { kind: "paid", via: "credit", amount, at: made.createdAt, by: "customer" } as const;
	const order = await makeOrder({
		...withFacts({ ...draft, ledger: [] }, amount > 0 ? [credit] : []),
		...made,
		...attempt,
		paymentType: "Cash On Delivery",
		status: PLACED,
		statusHistory: [{ status: PLACED, at: made.createdAt }],
	});
	metrics.orders.inc({ payment: order.paymentType, status: PLACED });
	return order;
}

async function orderWithKey({ user, idempotencyKey }: Attempt): Promise<OrderDoc | null> {
	return Order.findOne({ user, idempotencyKey }).lean<OrderDoc>();
}

/** Gives back at once what was taken for an order that was not made; an order with this key keeps what it has. */
async function giveBack(draft: OrderDraft, attempt: Attempt): Promise<void> {
	const order = await orderWithKey(attempt);
	if (order) return followShelf(order);
	await giveSlotBack(draft.slot, attempt);
	await giveCouponBack(draft.terms.coupon, attempt);
	await releasePieces(draft.lines, holdKey(attempt));
}

/** Takes what is scarce and makes the order; where it is not made, all is as it was. A crash is made good by the sweeps. */
async function insertScarce(
	draft: OrderDraft,
	attempt: Attempt,
	{ cartVersion, useCredit }: Pick<OrderInput, "cartVersion" | "useCredit">,
): Promise<OrderDoc> {
	try {
		const lines = await takeScarce(draft, attempt, cartVersion);
		return await insert({ ...draft, lines }, attempt, useCredit);
	} catch (error) {
		await giveBack(draft, attempt).catch((failed: unknown) =>
			log.error({ err: failed }, "what an order did not need is given back by the sweep"),
		);
		throw error;
	}
}

/**
 * The order that another request with the same key has made; while that one still holds pieces for it, it is on its way.
 * Null where there is none.
 */
async function madeByAnother(attempt: Attempt, { items }: OrderInput): Promise<OrderDoc | null> {
	const products = items.map(({ product }) => product);
	for (let tries = 0; tries < MAKING_TRIES; tries++) {
		// In this order: pieces that are held no more are an order's, or were given back.
		const isOnItsWay = await areHeld(products, holdKey(attempt));
		const order = await orderWithKey(attempt);
		if (order || !isOnItsWay) return order;
		await setTimeout(MAKING_PAUSE_MS);
	}
	return null;
}

/**
 * Makes the order. Whatever stopped it: where there is one with this key already, that order; where the cart has
 * become one, its refusal is what the shopper needs to hear.
 */
async function insertOnce(customer: Customer, input: OrderInput, idempotencyKey: string): Promise<OrderDoc> {
	const attempt = { user: new Types.ObjectId(customer._id), idempotencyKey };
	try {
		const draft = await draftOrder(customer, input);
		return isScarce(draft)
			? await insertScarce(draft, attempt, input)
			: await insert(draft, attempt, input.useCredit);
	} catch (error) {
		const earlier = await madeByAnother(attempt, input);
		if (earlier) return earlier;
		await releaseCredit(orderCredit(attempt), { alsoShared: false });
		const ofThisCart = await orderOfCart(customer._id, input.cartVersion);
		throw ofThisCart ? orderedAlready(ofThisCart) : error;
	}
}

/** Makes a cash order for whoever may order; otherwise like `placeCashOrder`. */
export async function makeCashOrder(
	customer: Customer,
	input: OrderInput,
	idempotencyKey: string,
): Promise<OrderDoc> {
	await connectDatabase();
	const order = await insertOnce(customer, input, idempotencyKey);
	await followUpNow(order);
	return order;
}

/**
 * Places a cash on delivery order (spec 4, 5) at today's prices. The same key from the same customer gives the same
 * order, also under concurrency and after a crash; one version of a cart becomes one order, whatever the keys. Errors:
 * 401 guest, 403 not verified, 409 a product that cannot be bought, a coupon that cannot be used, another amount than the one that was seen, or a
 * cart that is an order already, 400 under the minimum order or outside the serviced areas.
 */
export async function placeCashOrder(
	visitor: Customer | null,
	input: OrderInput,
	idempotencyKey: string,
): Promise<OwnOrder> {
	return toOwnOrder(await makeCashOrder(mustBeBuyer(visitor), input, idempotencyKey));
}
