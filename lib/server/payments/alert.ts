import "server-only";
import { formatRupees } from "@/lib/domain/money";
import { WALLET_NAMES } from "@/lib/domain/wallet";
import { Notification } from "@/models/notification";
import type { PaymentDoc } from "@/models/payment";
import { retryOnDuplicate } from "../duplicates";
import { signal } from "../live/signals";
import { SELLER_NEWS } from "../live/topics";
import { log } from "../log";

/**
 * Tells the seller, once for each payment, that the wallet's word does not fit the payment, so that a person looks:
 * no order is made of it. The amount is what the wallet named, in rupees.
 */
export async function alertSeller(payment: PaymentDoc, claimed: number): Promise<void> {
	log.error({ reference: payment.reference, claimed }, "a wallet names another amount than the payment's");
	const wallet = WALLET_NAMES[payment.wallet];
	const message = `${wallet} says that ${formatRupees(claimed)} was paid where ${formatRupees(payment.amount)} was due (reference ${payment.reference}). No order was made. Please check with ${wallet}.`;
	await retryOnDuplicate(() =>
		Notification.updateOne(
			{ _id: payment._id },
			{
				$setOnInsert: {
					type: "payment_problem",
					title: "A payment needs your eye",
					message,
					customerInfo: { name: payment.customer.name },
					createdAt: new Date(),
				},
			},
			{ upsert: true },
		),
	);
	signal(SELLER_NEWS);
}
