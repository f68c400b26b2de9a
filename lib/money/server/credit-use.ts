import "server-only";
import type { Types } from "mongoose";
import { PRICES_CHANGED } from "@/lib/orders/rules/order-messages";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { holdKey, isAlive, ORDER_HOLD_MS, orderOfHold } from "@/lib/stock/server/holds";
import { CreditAccount, type CreditAccountDoc, type CreditEntryDoc } from "@/models/credit-account";
import { Order, type OrderDoc } from "@/models/order";
import { ofKind } from "../rules";
import { orderCreditKey } from "./credit-account";

/** How often it is tried again because another order of the same customer was faster. */
const TRIES = 60;

/** Whose credit, and for what: the key of its entry in the account. */
export type CreditUse = { user: Types.ObjectId; key: string };
/** What makes an order unique before it is there. */
type Attempt = { user: Types.ObjectId; idempotencyKey: string };

/** The credit that an order is made with. */
export const orderCredit = ({ user, idempotencyKey }: Attempt): CreditUse => ({
	user,
	key: orderCreditKey(idempotencyKey),
});

const isHeld = (key: string) => ({ $elemMatch: { key, heldUntil: { $exists: true } } });

/** What this order has taken already, rupees; held for longer where it is still to be made. Null when it is gone. */
async function takenBefore(user: Types.ObjectId, key: string, heldUntil: Date): Promise<number | null> {
	await CreditAccount.updateOne(
		{ _id: user, entries: isHeld(key) },
		{ $set: { "entries.$.heldUntil": heldUntil, "entries.$.isShared": true } },
	);
	const account = await CreditAccount.findById(user).lean<CreditAccountDoc>();
	const entry = account?.entries.find((one) => one.key === key);
	return entry ? -entry.amount : null;
}

/**
 * Takes credit for an order that is about to be made, as much as there is and at most so many rupees, and holds it for so
 * many milliseconds; answers what it took. Asked again for the same order, it is the same credit. One filtered write,
 * which only a balance takes that is large enough. Whoever dies before the order is made leaves a hold that ends.
 */
export async function takeCredit({ user, key }: CreditUse, most: number, holdMs: number): Promise<number> {
	await connectDatabase();
	for (let tries = 0; tries < TRIES; tries++) {
		const account = await CreditAccount.findById(user).lean<CreditAccountDoc>();
		if (!account) return 0;
		const at = clock.shopNow();
		const heldUntil = new Date(at.getTime() + holdMs);
		const isTaken = account.entries.some((one) => one.key === key);
		const before = isTaken ? await takenBefore(user, key, heldUntil) : null;
		if (before !== null) return before;
		const amount = Math.min(account.balance, most);
		if (amount <= 0) return 0;
		const { matchedCount } = await CreditAccount.updateOne(
			{ _id: user, balance: { $gte: amount }, "entries.key": { $ne: key } },
			{
				$inc: { balance: -amount },
				$push: { entries: { key, amount: -amount, reason: "order", at, heldUntil } },
			},
		);
		if (matchedCount > 0) return amount;
	}
	return 0;
}

/** The order stands, and the credit it uses is spent. False when none is held for it any more. */
export async function keepCredit({ user, key }: CreditUse, order: Types.ObjectId): Promise<boolean> {
	const { matchedCount } = await CreditAccount.updateOne(
		{ _id: user, "entries.key": key },
		{ $set: { "entries.$.order": order }, $unset: { "entries.$.heldUntil": 1, "entries.$.isShared": 1 } },
	);
	return matchedCount > 0;
}

/**
 * Gives back what is held for an order that is not made: entry and balance in one write, and only what is held as it was
 * seen. `alsoShared` where its time is over; before, another request with the same key may rely on it.
 */
export async function releaseCredit(
	{ user, key }: CreditUse,
	{ alsoShared }: { alsoShared: boolean },
): Promise<void> {
	const account = await CreditAccount.findById(user).lean<CreditAccountDoc>();
	const held = account?.entries.find((one) => one.key === key && one.heldUntil !== undefined);
	if (!held || (held.isShared && !alsoShared)) return;
	const asSeen = {
		key,
		amount: held.amount,
		heldUntil: held.heldUntil,
		isShared: held.isShared ?? { $exists: false },
	};
	await CreditAccount.updateOne(
		{ _id: user, entries: { $elemMatch: asSeen } },
		{ $pull: { entries: { key } }, $inc: { balance: -held.amount } },
	);
}

/** Takes exactly so many rupees of credit, held for so many milliseconds, or none: false where there is less. */
export async function takeAllOf(use: CreditUse, amount: number, holdMs: number): Promise<boolean> {
	if ((await takeCredit(use, amount, holdMs)) === amount) return true;
	await releaseCredit(use, { alsoShared: false });
	return false;
}

/**
 * Takes the credit that an order uses which is about to be made, at most its amount (rupees); answers how much. Throws
 * ShopError `conflict` where the same order was begun with a larger amount a moment ago.
 */
export async function spendCredit(attempt: Attempt, amount: number): Promise<number> {
	const taken = await takeCredit(orderCredit(attempt), amount, ORDER_HOLD_MS);
	if (taken > amount) throw new ShopError("conflict", PRICES_CHANGED);
	return taken;
}

const SWEEP_MS = 5_000;
const USE_KEY = /^order:(.+)$/;
const UNDO_KEY = /^undo:([0-9a-f]{24}):(\d+)$/;

/** The order that this credit was taken for, and whether it has come to use it. */
async function orderOf(user: Types.ObjectId, key: string) {
	const idempotencyKey = USE_KEY.exec(key)?.[1];
	if (idempotencyKey) {
		const order = await orderOfHold(holdKey({ user, idempotencyKey }));
		return order && { order, isUsed: ofKind(order.ledger, "paid").some(({ via }) => via === "credit") };
	}
	const [, id, of] = UNDO_KEY.exec(key) ?? [];
	const order = id ? await Order.findById(id).lean<OrderDoc>() : null;
	const reversals = order ? ofKind(order.ledger, "reversed") : [];
	return order && { order, isUsed: reversals.some((entry) => entry.of === Number(of)) };
}

async function review(user: Types.ObjectId, { key, at, heldUntil }: CreditEntryDoc): Promise<void> {
	if (!heldUntil) return;
	const found = await orderOf(user, key);
	const idempotencyKey = USE_KEY.exec(key)?.[1];
	const hold = { key: idempotencyKey ? holdKey({ user, idempotencyKey }) : key, at, heldUntil };
	if (found?.isUsed) await keepCredit({ user, key }, found.order._id);
	else if ((found && idempotencyKey) || !(await isAlive(hold, clock.shopNow().getTime())))
		await releaseCredit({ user, key }, { alsoShared: true });
}

/** Ends the holds of credit that have become an order, and gives back those that never will. */
export async function sweepCredit(): Promise<void> {
	await connectDatabase();
	const held = await CreditAccount.find({ "entries.heldUntil": { $exists: true } }).lean<
		CreditAccountDoc[]
	>();
	for (const { _id, entries } of held) {
		for (const entry of entries) await review(_id, entry);
	}
}

/** Sweeps at once and every few seconds from now on, so that held credit outlives neither a crash nor a dead payment. */
export function startCreditSweep(): void {
	repeat({ name: "the sweep of held credit", everyMs: SWEEP_MS, work: sweepCredit });
}
