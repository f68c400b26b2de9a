import "server-only";
import { clock } from "@/lib/server/platform/clock";
import { Payment, type PaymentDoc, type WalletAnswer } from "@/models/payments";
import type { Report } from "./provider";

const KEPT_ANSWERS = 12;
const MAX_DETAIL = 4_000;

/** Stores what a wallet said of a payment, for the seller's eyes; the same thing said twice in a row is stored once. */
export async function keepAnswer(
	payment: PaymentDoc,
	source: WalletAnswer["source"],
	report: Report,
): Promise<void> {
	const detail = JSON.stringify(report.detail).slice(0, MAX_DETAIL);
	const answer: WalletAnswer = { at: clock.now(), source, verdict: report.verdict, detail };
	const last = payment.answers.at(-1);
	if (last?.detail === detail && last.verdict === answer.verdict) return;
	await Payment.updateOne(
		{ _id: payment._id },
		{ $push: { answers: { $each: [answer], $slice: -KEPT_ANSWERS } } },
	);
}
