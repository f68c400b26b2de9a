import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { Payment, type PaymentDoc } from "@/models/payments";
import { checkPayment } from "./check";

const LOOK_EVERY_MS = 3_000;
/** While one instance asks about a payment, the others leave it alone for this long; milliseconds. */
const LEASE_MS = 60_000;
const MINUTE = 60_000;
const LONGEST_WAIT_MINUTES = 30;

/** How long to wait before the next question after so many: 1, 2, 4 … at most 30 minutes, in milliseconds. */
export function waitAfter(checks: number): number {
	return Math.min(2 ** Math.max(0, checks - 1), LONGEST_WAIT_MINUTES) * MINUTE;
}

/** Takes the open payment that is due first, for this instance alone; null when none is due. */
async function takeDue(): Promise<PaymentDoc | null> {
	const now = clock.now().getTime();
	const take = (nextCheckAt: { $lte: Date } | { $gt: Date }) =>
		Payment.findOneAndUpdate(
			{ isOpen: true, nextCheckAt },
			{ $set: { nextCheckAt: new Date(now + LEASE_MS) }, $inc: { checks: 1 } },
			{ sort: { nextCheckAt: 1 }, returnDocument: "after" },
		).lean<PaymentDoc>();
	// Nothing is put off so far unless the clock was set back since then.
	const farOff = now + LONGEST_WAIT_MINUTES * MINUTE + LEASE_MS;
	return (await take({ $lte: new Date(now) })) ?? take({ $gt: new Date(farOff) });
}

/**
 * Asks the wallets about every payment that is due, so that money taken becomes an order although no browser came
 * back. Safe with several instances, and when it is killed at any step.
 */
export async function reconcile(): Promise<void> {
	await connectDatabase();
	for (let due = await takeDue(); due; due = await takeDue()) {
		try {
			await checkPayment(due);
		} catch (error) {
			log.error({ err: error, reference: due.reference }, "a payment could not be settled; trying again");
		}
		const nextCheckAt = new Date(clock.now().getTime() + waitAfter(due.checks));
		await Payment.updateOne({ _id: due._id, isOpen: true }, { $set: { nextCheckAt } });
	}
}

/** Looks for due payments at once and every few seconds from now on. */
export function startReconciler(): void {
	repeat({ name: "the look at open payments", everyMs: LOOK_EVERY_MS, work: reconcile });
}
