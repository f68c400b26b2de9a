import "server-only";
import { commit, decided, presence, type Write } from "@/lib/server/database/commit";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { formatRupees } from "@/lib/text/money";
import { Notification } from "@/models/notifications";
import { Payment, type PaymentDoc, type WalletAnswer } from "@/models/payments";
import { isUndecided, WALLET_NAMES } from "../rules";
import type { Report } from "./provider";
import { releaseWrites } from "./release";
import { orderOfPayment } from "./to-order";

/** Tells the seller, once for each payment, that a person has to look: no order is made of it. */
function alertWrite({ _id, customer }: PaymentDoc, message: string): Write {
	const notice = { type: "payment_problem", title: "A payment needs your eye", message };
	const fields = { ...notice, customerInfo: { name: customer.name }, createdAt: clock.shopNow() };
	return { ...presence(Notification, { _id }, fields), done: () => signal(SELLER_NEWS) };
}

/** The wallet says that another amount was paid than was due. `claimed` is what it named, in rupees. */
async function alertOfAmount(payment: PaymentDoc, claimed: number): Promise<void> {
	const { reference, amount } = payment;
	log.error({ reference, claimed }, "a wallet names another amount than the payment's");
	const wallet = WALLET_NAMES[payment.wallet];
	const message = `${wallet} says that ${formatRupees(claimed)} was paid where ${formatRupees(amount)} was due (reference ${reference}). No order was made. Please check with ${wallet}.`;
	await commit([alertWrite(payment, message)]);
}

/** The wallet never said clearly what became of the payment, and it is not asked any more. */
function alertOfSilence(payment: PaymentDoc): Write {
	const { reference, amount, customer } = payment;
	log.error({ reference }, "a payment ends without a clear answer of its wallet");
	const wallet = WALLET_NAMES[payment.wallet];
	return alertWrite(
		payment,
		`${wallet} gave no clear answer about the ${formatRupees(amount)} of ${customer.name} (reference ${reference}), and we have stopped asking. No order was made. Please check with ${wallet}: if it was paid, the money has to go back.`,
	);
}

const KEPT_ANSWERS = 12;
const MAX_DETAIL = 4_000;

/** Stores what a wallet said of a payment, for the seller's eyes; what it says again in the same way is stored once. */
export async function keepAnswer(
	payment: PaymentDoc,
	source: WalletAnswer["source"],
	report: Report,
): Promise<void> {
	const detail = JSON.stringify(report.detail).slice(0, MAX_DETAIL);
	const answer: WalletAnswer = { at: clock.now(), source, verdict: report.verdict, detail };
	const last = payment.answers.findLast((kept) => kept.source === source);
	if (last?.detail === detail && last.verdict === answer.verdict) return;
	await Payment.updateOne(
		{ _id: payment._id },
		{ $push: { answers: { $each: [answer], $slice: -KEPT_ANSWERS } } },
	);
}

/** A wallet that does not know the payment this long after its end never will; milliseconds. */
const UNKNOWN_GRACE_MS = 2 * 60_000;
/** A wallet that has not decided, or given no clear answer, this long after the payment's end is not waited for any more; milliseconds. */
const PENDING_GRACE_MS = 24 * 3_600_000;

/** Ends an undecided payment, and gives back what it holds. One that was decided meanwhile stays as it is. */
async function end(payment: PaymentDoc, state: "failed" | "expired", also: Write[] = []): Promise<void> {
	const { writes } = await decided(async () => {
		const found = await Payment.findById(payment._id).orFail().lean<PaymentDoc>();
		if (!isUndecided(found.state)) return { writes: [] };
		return { writes: [...(await releaseWrites(found, { state, isOpen: false })), ...also] };
	});
	if (writes.length > 0) metrics.payments.inc({ wallet: payment.wallet, state });
}

/** The wallet is at it. */
async function becomePending({ _id, wallet }: PaymentDoc): Promise<void> {
	const { modifiedCount } = await Payment.updateOne(
		{ _id, state: "initiated" },
		{ $set: { state: "pending" } },
	);
	if (modifiedCount > 0) metrics.payments.inc({ wallet, state: "pending" });
}

function isOver(payment: PaymentDoc, graceMs: number): boolean {
	return clock.now().getTime() > payment.expiresAt.getTime() + graceMs;
}

/** Nothing that can be believed was said: asked again until a day after its end, and then a person has to look. */
async function stayUnclear(payment: PaymentDoc): Promise<void> {
	if (!isUndecided(payment.state) || !isOver(payment, PENDING_GRACE_MS)) return;
	await end(payment, "expired", [alertOfSilence(payment)]);
}

async function takePaid(payment: PaymentDoc, amount: number | null): Promise<void> {
	if (amount === payment.amount) {
		await orderOfPayment(payment);
		return;
	}
	if (amount !== null) await alertOfAmount(payment, amount);
	await stayUnclear(payment);
}

/**
 * Draws the consequence of what the wallet answered to an inquiry: the one place where a payment changes its state.
 * Only a paid report of exactly this amount confirms; what is unclear changes nothing until the payment's
 * time is long over. Safe to repeat, in any order, by any instance.
 */
export async function settle(payment: PaymentDoc, report: Report): Promise<void> {
	await keepAnswer(payment, "inquiry", report);
	switch (report.verdict) {
		case "paid":
			return takePaid(payment, report.amount);
		case "failed":
			return end(payment, "failed");
		case "pending":
			await becomePending(payment);
			if (isOver(payment, PENDING_GRACE_MS)) await end(payment, "expired");
			return;
		case "unknown":
			if (isOver(payment, UNKNOWN_GRACE_MS)) await end(payment, "expired");
			return;
		case "unclear":
			return stayUnclear(payment);
	}
}
