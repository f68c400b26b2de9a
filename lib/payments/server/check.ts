import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { Payment, type PaymentDoc } from "@/models/payments";
import type { Report } from "./provider";
import { findProvider } from "./registry";
import { settle } from "./settle";
import { orderOfPayment } from "./to-order";

/** Pages that wait ask often; the wallet is asked at most this often for one payment, in milliseconds. */
const ASK_EVERY_MS = 2_500;

/** A wallet that the shop has no account with any more cannot be asked. */
const NOBODY_TO_ASK: Report = { verdict: "unclear", amount: null, detail: {} };

/** Asks the wallet what became of this payment and draws the consequences. */
export async function checkPayment(payment: PaymentDoc): Promise<void> {
	if (payment.state === "confirmed") {
		if (payment.isOpen) await orderOfPayment(payment);
		return;
	}
	const provider = findProvider(payment.wallet);
	await settle(payment, (await provider?.inquire(payment.reference)) ?? NOBODY_TO_ASK);
}

/** The same for a page that waits: does nothing while another one has just asked, or when there is nothing to ask. */
export async function checkSoon(payment: PaymentDoc): Promise<void> {
	if (!payment.isOpen) return;
	await connectDatabase();
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
