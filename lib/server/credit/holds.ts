import "server-only";
import type { Types } from "mongoose";
import { CreditAccount, type CreditAccountDoc, type CreditEntryDoc } from "@/models/credit-account";
import { connectDatabase } from "../database/connect";
import { holdKey, isAlive, orderOfHold } from "../holds/owner";
import { repeat } from "../jobs/repeat";
import { clock } from "../platform/clock";
import { keepCredit, releaseCredit } from "./use";

const SWEEP_MS = 5_000;
const USE_KEY = /^order:(.+)$/;

async function review(user: Types.ObjectId, { key: entryKey, at, heldUntil }: CreditEntryDoc): Promise<void> {
	const idempotencyKey = USE_KEY.exec(entryKey)?.[1];
	if (!idempotencyKey || !heldUntil) return;
	const use = { user, idempotencyKey };
	const key = holdKey(use);
	const order = await orderOfHold(key);
	if (order?.creditUsed) await keepCredit(use, order._id);
	else if (order || !(await isAlive({ key, at, heldUntil }, clock.shopNow().getTime())))
		await releaseCredit(use, { alsoShared: true });
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
