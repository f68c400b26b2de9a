import "server-only";
import { decided } from "@/lib/server/database/commit";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { Payment, type PaymentDoc } from "@/models/payments";
import { isUndecided, type Wallet } from "../rules";
import { type Fields, type Report, referenceField } from "./provider";
import { findPayment, findProvider, walletOf } from "./registry";
import { releaseWrites } from "./release";
import { keepAnswer, settle } from "./settle";
import { PAYMENT_HOLD_MS } from "./start";
import { orderOfPayment } from "./to-order";

/** Pages that wait ask often; the wallet is asked at most this often for one payment, in milliseconds. */
const ASK_EVERY_MS = 2_500;

/** A wallet that the shop has no account with any more cannot be asked. */
const NOBODY_TO_ASK: Report = { verdict: "unclear", amount: null, detail: {} };

/** Asks the wallet what became of this payment and draws the consequences. */
export async function checkPayment(payment: PaymentDoc): Promise<void> {
	if (payment.state === "confirmed") return;
	// Credit paid it all, and its order was cut off: no wallet has heard of it.
	if (payment.amount === 0 && isUndecided(payment.state)) return void (await orderOfPayment(payment));
	const provider = findProvider(payment.wallet);
	const { reference, claimed, amount } = payment;
	const report = await provider?.inquire({ reference, amount: claimed ?? amount });
	await settle(payment, report ?? NOBODY_TO_ASK);
}

/** The same for a page that waits: does nothing while another one has just asked, or when there is nothing to ask. */
export async function checkSoon(payment: PaymentDoc): Promise<void> {
	if (!payment.isOpen) return;
	const now = clock.now().getTime();
	const claimed = await Payment.findOneAndUpdate(
		{
			_id: payment._id,
			isOpen: true,
			$or: [
				{ lastAskedAt: { $exists: false } },
				{ lastAskedAt: { $lt: new Date(now - ASK_EVERY_MS) } },
				// Asked in the future: the clock was set back since then.
				{ lastAskedAt: { $gt: new Date(now) } },
			],
		},
		{ $set: { lastAskedAt: new Date(now) } },
		{ returnDocument: "after" },
	).lean<PaymentDoc>();
	if (claimed) await checkPayment(claimed);
}

async function inquireAbout(wallet: Wallet, reference: string): Promise<void> {
	if (!referenceField.safeParse(reference).success) return;
	const payment = await findPayment(wallet, reference);
	if (payment) await checkPayment(payment);
}

/**
 * Takes a wallet's callback. What is forged or about nothing of ours is recorded nowhere; everything else, a signed
 * refusal as much as a claimed success, is only a reason to ask the wallet's server: what it answers counts.
 */
export async function takeCallback(fields: Fields): Promise<void> {
	const wallet = walletOf(fields);
	const callback = wallet && findProvider(wallet)?.readCallback(fields);
	if (!callback || callback.kind === "forged") {
		log.warn({ wallet }, "a callback without a valid signature was ignored");
		return;
	}
	if (callback.kind === "hint") return inquireAbout(wallet, callback.reference);
	const payment = await findPayment(wallet, callback.reference);
	if (!payment) return;
	const { verdict, amount } = callback.report;
	if (verdict === "paid" && amount !== null)
		await Payment.updateOne({ _id: payment._id }, { $set: { claimed: amount } });
	await keepAnswer(payment, "callback", callback.report);
	await checkPayment(await Payment.findById(payment._id).orFail().lean<PaymentDoc>());
}

/**
 * Takes a wallet's notification from server to server (IPN): a reason to inquire. Gives the receipt that the wallet
 * expects, or null when the notification is not its own.
 */
export async function takeNotification(wallet: Wallet, fields: Fields): Promise<Fields | null> {
	const notice = findProvider(wallet)?.readNotification(fields);
	if (!notice) return null;
	await inquireAbout(wallet, notice.reference);
	return notice.receipt;
}

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

/** Gives back what payments hold whose time is over; they may still be paid. */
async function endHolds(): Promise<void> {
	const now = clock.shopNow().getTime();
	// Nothing is held so far ahead unless the clock was set back since then; another instance's may be a little ahead.
	const farOff = new Date(now + PAYMENT_HOLD_MS + MINUTE);
	const isOver = { $or: [{ heldUntil: { $lte: new Date(now) } }, { heldUntil: { $gt: farOff } }] };
	for (const { _id, reference } of await Payment.find(isOver).select("reference").lean<PaymentDoc[]>()) {
		try {
			await decided(async () => {
				const found = await Payment.findOne({ _id, ...isOver }).lean<PaymentDoc>();
				return { writes: found ? await releaseWrites(found) : [] };
			});
		} catch (error) {
			log.error({ err: error, reference }, "what a payment holds could not be given back; trying again");
		}
	}
}

/** The next payment to ask about: before each, what others hold ends in time, however slow a wallet is. */
async function nextDue(): Promise<PaymentDoc | null> {
	await endHolds();
	return takeDue();
}

/**
 * Asks the wallets about every payment that is due, so that money taken becomes an order although no browser came
 * back. Safe with several instances, and when it is killed at any step.
 */
export async function reconcile(): Promise<void> {
	for (let due = await nextDue(); due; due = await nextDue()) {
		try {
			await checkPayment(due);
		} catch (error) {
			log.error({ err: error, reference: due.reference }, "a payment could not be settled; trying again");
		}
		const nextCheckAt = new Date(clock.now().getTime() + waitAfter(due.checks));
		await Payment.updateOne({ _id: due._id, isOpen: true }, { $set: { nextCheckAt } });
	}
}
