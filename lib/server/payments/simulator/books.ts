import "server-only";
import { randomBytes } from "node:crypto";
import type { Wallet } from "@/lib/domain/wallet";
import { SimulatedPayment, type SimulatedPaymentDoc } from "@/models/simulated-payment";
import { connectDatabase } from "../../database/connect";
import { retryOnDuplicate } from "../../database/duplicates";
import { notFound, ShopError } from "../../platform/errors";
import { simulatedEasypaisa, simulatedJazzCash } from "../accounts";
import type { NewPayment } from "./jazzcash";

/** The books of the demo's wallets, and whether they are played at all. */

const NOT_PLAYED = "This wallet is not played here";

/** The simulated JazzCash's account. Throws `not-found` outside demo mode and where a real account is set. */
export function jazzCashKeys() {
	const keys = simulatedJazzCash();
	if (!keys) throw notFound(NOT_PLAYED);
	return keys;
}

/** The simulated Easypaisa's account. Throws `not-found` outside demo mode and where a real account is set. */
export function easypaisaKeys() {
	const keys = simulatedEasypaisa();
	if (!keys) throw notFound(NOT_PLAYED);
	return keys;
}

/** Enters a payment that a merchant asks for; the same one again stays as it is. Throws `invalid` for a bad form. */
export async function openPayment(read: NewPayment | string): Promise<SimulatedPaymentDoc> {
	if (typeof read === "string") throw new ShopError("invalid", read);
	await connectDatabase();
	const { wallet, reference } = read;
	const payment = await retryOnDuplicate(() =>
		SimulatedPayment.findOneAndUpdate(
			{ wallet, reference },
			{ $setOnInsert: { ...read, token: randomBytes(12).toString("hex") } },
			{ upsert: true, returnDocument: "after" },
		).lean<SimulatedPaymentDoc>(),
	);
	if (!payment) throw notFound("This payment could not be entered");
	return payment;
}

/** A payment of the books, or null. */
export async function lookUp(wallet: Wallet, reference: string): Promise<SimulatedPaymentDoc | null> {
	await connectDatabase();
	return SimulatedPayment.findOne({ wallet, reference }).lean<SimulatedPaymentDoc>();
}

/** The payment whose second step this token opens, or null. */
export async function lookUpToken(token: string): Promise<SimulatedPaymentDoc | null> {
	await connectDatabase();
	return SimulatedPayment.findOne({ token }).lean<SimulatedPaymentDoc>();
}

/** Writes down what the payer decided; only the first decision counts. Answers the payment, or null. */
export async function decide(
	wallet: Wallet,
	reference: string,
	state: "paid" | "declined" | "cancelled",
): Promise<SimulatedPaymentDoc | null> {
	await connectDatabase();
	await SimulatedPayment.updateOne({ wallet, reference, state: "waiting" }, { $set: { state } });
	return lookUp(wallet, reference);
}

/** Throws `not-found` where this wallet is not simulated. */
export function playedWallet(wallet: Wallet): void {
	if (wallet === "jazzcash") jazzCashKeys();
	else easypaisaKeys();
}
