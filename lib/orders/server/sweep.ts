import "server-only";
import { sweepLedgers } from "@/lib/money/server/follow-ledger";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock, isYounger } from "@/lib/server/platform/clock";
import { Order, type OrderDoc } from "@/models/order";
import { sweepRiderNews } from "./rider-news";
import { followUpNow } from "./side-effects";
import { tellOfStep } from "./step-news";
import { UNDO_MS } from "./steps";

const SWEEP_MS = 3_000;
/** An order younger than this is still being followed up by the request that made it. */
const GRACE_MS = 2_000;

/** Tells of the seller's steps that can no longer be taken back. */
async function tellOfSteps(): Promise<void> {
	const untold = Order.find({ untoldStepAt: { $gt: new Date(0) } }).sort({ untoldStepAt: 1 });
	for await (const order of untold.lean<OrderDoc[]>().cursor()) {
		if (order.untoldStepAt && !isYounger(order.untoldStepAt, UNDO_MS, clock.shopNow()))
			await tellOfStep(order);
	}
}

/** Repeats the consequences of every order that still has some open, and of every entry of a ledger. Several instances may do so at once. */
export async function sweepOrders(): Promise<void> {
	await connectDatabase();
	const open = Order.find({ hasOpenConsequences: true }).sort({ createdAt: 1 });
	for await (const order of open.lean<OrderDoc[]>().cursor()) {
		if (!isYounger(order.createdAt, GRACE_MS, clock.shopNow())) await followUpNow(order);
	}
	await tellOfSteps();
	await sweepRiderNews();
	await sweepLedgers();
}

/** Sweeps at once and every few seconds from now on, so that a crash between an order and its mail is made good. */
export function startOrderSweep(): void {
	repeat({ name: "the sweep of orders", everyMs: SWEEP_MS, work: sweepOrders });
}
