import "server-only";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { signal } from "@/lib/server/live/signals";
import { SELLER_NEWS } from "@/lib/server/live/topics";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { formatRupees } from "@/lib/text/money";
import { Notification } from "@/models/notifications";
import type { PaymentDoc } from "@/models/payments";
import { WALLET_NAMES } from "../rules";

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
export async function alertOfAmount(payment: PaymentDoc, claimed: number): Promise<void> {
	const { reference, amount } = payment;
	log.error({ reference, claimed }, "a wallet names another amount than the payment's");
	const wallet = WALLET_NAMES[payment.wallet];
	await alertSeller(
		payment,
		`${wallet} says that ${formatRupees(claimed)} was paid where ${formatRupees(amount)} was due (reference ${reference}). No order was made. Please check with ${wallet}.`,
	);
}

/** The wallet never said clearly what became of the payment, and it is not asked any more. */
export async function alertOfSilence(payment: PaymentDoc): Promise<void> {
	const { reference, amount, customer } = payment;
	log.error({ reference }, "a payment ends without a clear answer of its wallet");
	const wallet = WALLET_NAMES[payment.wallet];
	await alertSeller(
		payment,
		`${wallet} gave no clear answer about the ${formatRupees(amount)} of ${customer.name} (reference ${reference}), and we have stopped asking. No order was made. Please check with ${wallet}: if it was paid, the money has to go back.`,
	);
}
