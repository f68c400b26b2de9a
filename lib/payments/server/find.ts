import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound } from "@/lib/server/platform/errors";
import type { Language } from "@/lib/text/language";
import { Payment, type PaymentDoc } from "@/models/payments";
import type { Wallet } from "../rules";
import { type Fields, referenceField } from "./provider";
import { walletOf } from "./returned";
import { INTEGRATIONS } from "./wallets";

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

/** The language in which a payment was begun, which is its customer's; English for one that is not known. */
export async function languageOfPayment(wallet: Wallet, reference: string): Promise<Language> {
	if (!referenceField.safeParse(reference).success) return "en";
	return (await findPayment(wallet, reference))?.language ?? "en";
}

/** The language of the payment that a callback is about. */
export async function languageOfCallback(fields: Fields): Promise<Language> {
	const wallet = walletOf(fields);
	const { reference } = wallet ? INTEGRATIONS[wallet].readReturn(fields) : {};
	return wallet && reference ? languageOfPayment(wallet, reference) : "en";
}
