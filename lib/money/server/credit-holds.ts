import "server-only";
import type { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { holdKey, isAlive, orderOfHold } from "@/lib/stock/server/hold-owner";
import { CreditAccount, type CreditAccountDoc, type CreditEntryDoc } from "@/models/credit-account";
import { Order, type OrderDoc } from "@/models/order";
import { ofKind } from "../rules";
import { keepCredit, releaseCredit } from "./credit-use";

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
