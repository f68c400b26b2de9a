import "server-only";
import type { WalletRecord } from "@/lib/domain/payment";
import { formatWalletPhone } from "@/lib/domain/wallet";
import { Payment, type PaymentDoc } from "@/models/payment";
import { connectDatabase } from "../database/connect";

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
