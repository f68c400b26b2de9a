import "server-only";
import { orderCredit, releaseCredit } from "@/lib/money/server/credit-use";
import { giveCouponBack, giveSlotBack } from "@/lib/orders/server/reservations";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { holdKey } from "@/lib/stock/server/holds";
import { releasePieces } from "@/lib/stock/server/take";
import { formatRupees } from "@/lib/text/money";
import { Notification } from "@/models/notifications";
import { Payment, type PaymentDoc, type WalletAnswer } from "@/models/payments";
import { isUndecided, type PaymentState, WALLET_NAMES } from "../rules";
import type { Report } from "./provider";
import { orderKeyOf } from "./registry";
import { orderOfPayment } from "./to-order";

/** Tells the seller, once for each payment, that a person has to look: no order is made of it. */
async function alertSeller(payment: PaymentDoc, message: string): Promise<void> {
	await retryOnDuplicate(() =>
		Notification.updateOne(
			{ _id: payment._id },
			{
				$setOnInsert: {
					type: "payment_problem",
					title: "A payment needs your eye",
					message,
					customerInfo: { name: payment.customer.name },
					createdAt: clock.shopNow(),
				},
			},
			{ upsert: true },
		),
	);
	signal(SELLER_NEWS);
}

/** The wallet says that another amount was paid than was due. `claimed` is what it named, in rupees. */
async function alertOfAmount(payment: PaymentDoc, claimed: number): Promise<void> {
	const { reference, amount } = payment;
	log.error({ reference, claimed }, "a wallet names another amount than the payment's");
	const wallet = WALLET_NAMES[payment.wallet];
	await alertSeller(
		payment,
		`${wallet} says that ${formatRupees(claimed)} was paid where ${formatRupees(amount)} was due (reference ${reference}). No order was made. Please check with ${wallet}.`,
	);
}

/** The wallet never said clearly what became of the payment, and it is not asked any more. */
async function alertOfSilence(payment: PaymentDoc): Promise<void> {
	const { reference, amount, customer } = payment;
	log.error({ reference }, "a payment ends without a clear answer of its wallet");
	const wallet = WALLET_NAMES[payment.wallet];
	await alertSeller(
		payment,
		`${wallet} gave no clear answer about the ${formatRupees(amount)} of ${customer.name} (reference ${reference}), and we have stopped asking. No order was made. Please check with ${wallet}: if it was paid, the money has to go back.`,
	);
}

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

/** A wallet that does not know the payment this long after its end never will; milliseconds. */
const UNKNOWN_GRACE_MS = 2 * 60_000;
/** A wallet that has not decided, or given no clear answer, this long after the payment's end is not waited for any more; milliseconds. */
const PENDING_GRACE_MS = 24 * 3_600_000;

const UNDECIDED: PaymentState[] = ["initiated", "pending"];

function isDead(state: PaymentState): boolean {
	return state === "failed" || state === "expired";
}

/** Gives back what a payment holds. Where this is cut off, the sweeps of held delivery times, coupons, pieces and credit do it. */
export async function giveHoldsBack({
	slot,
	terms,
	lines,
	user,
	reference,
	creditUsed,
}: PaymentDoc): Promise<void> {
	const order = { user, idempotencyKey: orderKeyOf(reference) };
	await giveSlotBack(slot, order);
	await giveCouponBack(terms.coupon, order);
	await releasePieces(lines, holdKey(order));
	if (creditUsed) await releaseCredit(orderCredit(order), { alsoShared: true });
}

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
	if (moved && isDead(moved.state)) await giveHoldsBack(moved);
	return moved;
}

async function confirm(payment: PaymentDoc): Promise<void> {
	const now = clock.now();
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

function isOver(payment: PaymentDoc, graceMs: number): boolean {
	return clock.now().getTime() > payment.expiresAt.getTime() + graceMs;
}

async function expire(payment: PaymentDoc): Promise<void> {
	await move(payment, UNDECIDED, { state: "expired", isOpen: false });
}

/** Nothing that can be believed was said: asked again until a day after its end, and then a person has to look. */
async function stayUnclear(payment: PaymentDoc): Promise<void> {
	if (!isUndecided(payment.state) || !isOver(payment, PENDING_GRACE_MS)) return;
	// Before it ends, so that a crash in between repeats both rather than losing the alert.
	await alertOfSilence(payment);
	await expire(payment);
}

async function takePaid(payment: PaymentDoc, amount: number | null): Promise<void> {
	if (amount === payment.amount) return confirm(payment);
	if (amount !== null) await alertOfAmount(payment, amount);
	await stayUnclear(payment);
}

/**
 * Draws the consequence of what the wallet answered to an inquiry: the one place where a payment changes its state.
 * Only a paid report that names exactly this amount confirms; what is unclear changes nothing until the payment's
 * time is long over. Safe to repeat, in any order, by any instance.
 */
export async function settle(payment: PaymentDoc, report: Report): Promise<void> {
	await keepAnswer(payment, "inquiry", report);
	switch (report.verdict) {
		case "paid":
			return takePaid(payment, report.amount);
		case "failed":
			await move(payment, UNDECIDED, { state: "failed", isOpen: false });
			return;
		case "pending":
			await move(payment, ["initiated"], { state: "pending" });
			if (isOver(payment, PENDING_GRACE_MS)) await expire(payment);
			return;
		case "unknown":
			if (isOver(payment, UNKNOWN_GRACE_MS)) await expire(payment);
			return;
		case "unclear":
			return stayUnclear(payment);
	}
}
