import "server-only";
import type { Wallet } from "@/lib/domain/wallet";
import { Payment, type PaymentDoc } from "@/models/payment";
import { connectDatabase } from "../database/connect";
import { notFound } from "../platform/errors";

/** The payment of this name at this wallet, or null. */
export async function findPayment(wallet: Wallet, reference: string): Promise<PaymentDoc | null> {
	await connectDatabase();
	return Payment.findOne({ reference, wallet }).lean<PaymentDoc>();
}

/** This customer's own payment. Throws ShopError `not-found` for an unknown one and for somebody else's. */
export async function ownPayment(userId: string, reference: string): Promise<PaymentDoc> {
	await connectDatabase();
	const payment = await Payment.findOne({ reference, user: userId }).lean<PaymentDoc>();
	if (!payment) throw notFound("Payment not found");
	return payment;
}
