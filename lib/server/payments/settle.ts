import "server-only";
import type { PaymentState } from "@/lib/domain/payment";
import { Payment, type PaymentDoc, type WalletAnswer } from "@/models/payment";
import { metrics } from "../watch/metrics";
import { alertSeller } from "./alert";
import type { Report } from "./provider";
import { orderOfPayment } from "./to-order";

/** A wallet that does not know the payment this long after its end never will; milliseconds. */
const UNKNOWN_GRACE_MS = 2 * 60_000;
/** A wallet that still has not decided this long after the payment's end is not waited for any more; milliseconds. */
const PENDING_GRACE_MS = 24 * 3_600_000;
const KEPT_ANSWERS = 12;
const MAX_DETAIL = 4_000;

const UNDECIDED: PaymentState[] = ["initiated", "pending"];

/** One atomic change of state, which only a payment in one of the given states takes. */
async function move(
	payment: PaymentDoc,
	from: readonly PaymentState[],
	change: Partial<PaymentDoc>,
): Promise<PaymentDoc | null> {
	const moved = await Payment.findOneAndUpdate(
		{ _id: payment._id, state: { $in: from } },
		{ $set: change },
		{ returnDocument: "after" },
	).lean<PaymentDoc>();
	if (moved) metrics.payments.inc({ wallet: moved.wallet, state: moved.state });
	return moved;
}

async function keepAnswer(
	payment: PaymentDoc,
	source: WalletAnswer["source"],
	report: Report,
): Promise<void> {
	const detail = JSON.stringify(report.detail).slice(0, MAX_DETAIL);
	const answer: WalletAnswer = { at: new Date(), source, verdict: report.verdict, detail };
	const last = payment.answers.at(-1);
	if (last?.detail === detail && last.verdict === answer.verdict) return;
	await Payment.updateOne(
		{ _id: payment._id },
		{ $push: { answers: { $each: [answer], $slice: -KEPT_ANSWERS } } },
	);
}

async function confirm(payment: PaymentDoc): Promise<void> {
	const now = new Date();
	// Money is never dropped: a payment that was given up is taken back up.
	const confirmed =
		(await move(payment, ["initiated", "pending", "failed", "expired"], {
			state: "confirmed",
			confirmedAt: now,
			isOpen: true,
			nextCheckAt: now,
		})) ?? (await Payment.findById(payment._id).lean<PaymentDoc>());
	if (confirmed?.state === "confirmed") await orderOfPayment(confirmed);
}

async function stayUndecided(payment: PaymentDoc, graceMs: number): Promise<void> {
	const isOver = Date.now() > payment.expiresAt.getTime() + graceMs;
	if (isOver) await move(payment, UNDECIDED, { state: "expired", isOpen: false });
}

/**
 * Draws the consequence of what the wallet said: the one place where a payment changes its state. Only a paid
 * report of exactly this amount confirms; no verdict changes nothing. Safe to repeat, in any order, by any instance.
 */
export async function settle(
	payment: PaymentDoc,
	report: Report,
	source: WalletAnswer["source"],
): Promise<void> {
	await keepAnswer(payment, source, report);
	switch (report.verdict) {
		case "paid":
			if (report.amount === null || report.amount === payment.amount) return confirm(payment);
			return alertSeller(payment, report.amount);
		case "failed":
			await move(payment, UNDECIDED, { state: "failed", isOpen: false });
			return;
		case "pending":
			await move(payment, ["initiated"], { state: "pending" });
			return stayUndecided(payment, PENDING_GRACE_MS);
		case "unknown":
			return stayUndecided(payment, UNKNOWN_GRACE_MS);
		case "unclear":
			return;
	}
}
