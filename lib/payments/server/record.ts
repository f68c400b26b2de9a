import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { Payment, type PaymentDoc } from "@/models/payments";
import { formatWalletPhone, type WalletRecord } from "../rules";

/** The idempotency key of a payment's order: with a sign that no customer's own key may have. */
export function orderKeyOf(reference: string): string {
	return `payment:${reference}`;
}

/** The wallet payment that an order was made from, for the seller's eyes; null for a cash order. */
export async function walletRecordOf(orderId: string): Promise<WalletRecord | null> {
	await connectDatabase();
	const payment = await Payment.findOne({ order: orderId }).lean<PaymentDoc>();
	if (!payment) return null;
	const { wallet, reference, phone, email, confirmedAt, answers } = payment;
	return {
		wallet,
		reference,
		phone: formatWalletPhone(phone),
		email,
		confirmedAt: confirmedAt?.toISOString() ?? null,
		answers: answers.map(({ at, source, detail }) => ({ at: at.toISOString(), source, detail })),
	};
}
