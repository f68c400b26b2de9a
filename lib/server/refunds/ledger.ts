import "server-only";
import { Types } from "mongoose";
import { paidFor } from "@/lib/domain/order-money";
import type { OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { isDuplicate } from "../database/duplicates";
import { clock } from "../platform/clock";
import { sha256 } from "../platform/crypto";
import { ShopError } from "../platform/errors";

/** How often a line is written again when another hand took its place in the ledger. */
const TRIES = 10;

/** What whoever enters a refund says of it; the rest follows. Amount in rupees. */
export type NewLine = Pick<RefundDoc, "amount" | "reason" | "note" | "by" | "isForWholeOrder" | "method">;

/** Rupees. */
const sumOf = (lines: readonly Pick<RefundDoc, "amount">[]) =>
	lines.reduce((sum, { amount }) => sum + amount, 0);

/** All lines of an order's ledger, in their order. */
export async function readLedger(order: Types.ObjectId): Promise<RefundDoc[]> {
	return Refund.find({ order }).sort({ number: 1 }).lean<RefundDoc[]>();
}

/** What was paid for the order and neither went back nor is due to, in rupees. */
export function leftToRefund(order: OrderDoc, ledger: readonly RefundDoc[]): number {
	return paidFor(order) - sumOf(ledger.filter(({ state }) => state !== "withdrawn"));
}

/** What has gone back for the order, in rupees. */
export function settledOf(ledger: readonly RefundDoc[]): number {
	return sumOf(ledger.filter(({ state }) => state === "settled"));
}

function lineId(order: Types.ObjectId, number: number): Types.ObjectId {
	return new Types.ObjectId(sha256(`refund:${order}:${number}`).slice(0, 24));
}

/** Writes one line at this place; null when another hand has just taken the place. */
async function write(line: Omit<RefundDoc, "_id">): Promise<RefundDoc | null> {
	try {
		const refund = new Refund({ _id: lineId(line.order, line.number), ...line });
		await refund.save();
		return refund.toObject();
	} catch (error) {
		if (isDuplicate(error)) return null;
		throw error;
	}
}

/**
 * Enters a refund for a cause that has none yet: `line` says it from what is left to refund (rupees), or null for
 * none. A line is written only at the place after all that were read, so that of two hands one reads the ledger anew:
 * the refunds of an order never exceed what was paid for it, and each cause makes one.
 */
export async function enterRefund(
	order: OrderDoc,
	cause: string,
	line: (left: number) => NewLine | null,
): Promise<RefundDoc | null> {
	for (let tries = 0; tries < TRIES; tries++) {
		const ledger = await readLedger(order._id);
		const known = ledger.find((entry) => entry.cause === cause);
		if (known) return known;
		const wanted = line(leftToRefund(order, ledger));
		if (!wanted) return null;
		const written = await write({
			...wanted,
			order: order._id,
			number: ledger.length + 1,
			cause,
			state: "due",
			orderRevision: order.revision ?? 0,
			at: clock.shopNow(),
			hasOpenConsequences: true,
		});
		if (written) return written;
	}
	throw new ShopError("conflict", "The refunds of this order have just been changed. Please look again.");
}
