import "server-only";
import { Order, type OrderDoc } from "@/models/order";
import { isYounger } from "../clock";
import { connectDatabase } from "../db";
import { repeat } from "../repeat";
import { followUpNow } from "./consequences";

const SWEEP_MS = 3_000;
/** An order younger than this is still being followed up by the request that made it. */
const GRACE_MS = 2_000;

/** Repeats the consequences of every order that still has some open. Several instances may do so at once. */
export async function sweepOrders(): Promise<void> {
	await connectDatabase();
	const open = Order.find({ hasOpenConsequences: true }).sort({ createdAt: 1 });
	for await (const order of open.lean<OrderDoc[]>().cursor()) {
		if (!isYounger(order.createdAt, GRACE_MS)) await followUpNow(order);
	}
}

/** Sweeps at once and every few seconds from now on, so that a crash between an order and its mail is made good. */
export function startOrderSweep(): void {
	repeat("the sweep of orders", SWEEP_MS, sweepOrders);
}
