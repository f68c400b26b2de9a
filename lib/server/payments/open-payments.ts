import "server-only";
import { isUndecided, PAYMENT_STATES } from "@/lib/domain/payment";
import { Payment, type PaymentDoc } from "@/models/payment";
import { clock } from "../platform/clock";
import { giveHoldsBack } from "./settle";

/** So many wallet payments of one account hold something at once. */
export const MAX_OPEN_PAYMENTS = 3;

const HOLDING = { state: { $in: PAYMENT_STATES.filter(isUndecided) }, releasedAt: { $exists: false } };

/**
 * Leaves so many of the account's newest undecided payments what they hold, and gives back what the older ones hold.
 * These may still be paid: their order then takes what there is, like one whose hold is over.
 */
export async function releaseAllBut(newest: number, user: PaymentDoc["user"]): Promise<void> {
	const older = await Payment.find({ user, ...HOLDING })
		.sort({ createdAt: -1, _id: -1 })
		.skip(newest)
		.lean<PaymentDoc[]>();
	for (const payment of older) {
		// Not if it was paid meanwhile: then its order takes what it holds.
		const { matchedCount } = await Payment.updateOne(
			{ _id: payment._id, ...HOLDING },
			{ $set: { releasedAt: clock.now() } },
		);
		if (matchedCount > 0) await giveHoldsBack(payment);
	}
}
