import "server-only";
import { randomBytes } from "node:crypto";
import type { Wallet } from "@/lib/payments/rules";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { notFound } from "@/lib/server/platform/errors";
import { SimulatedPayment } from "@/models/payments";
import type { Books, NewPayment, Simulator } from "./provider";
import { INTEGRATIONS } from "./wallets";

/** The books of the demo's wallets, and whether they are played at all. */

/** This wallet's simulator. Throws `not-found` outside demo mode and where a real account is set. */
export function simulatorOf(wallet: Wallet): Simulator {
	const simulator = INTEGRATIONS[wallet].simulator();
	if (!simulator) throw notFound("This wallet is not played here");
	return simulator;
}

/** Enters a payment that a merchant asks for; the same one again stays as it is. */
export async function openPayment(wallet: Wallet, asked: NewPayment): Promise<SimulatedPayment> {
	const payment = await retryOnDuplicate(() =>
		SimulatedPayment.findOneAndUpdate(
			{ wallet, reference: asked.reference },
			{ $setOnInsert: { ...asked, token: randomBytes(12).toString("hex") } },
			{ upsert: true, returnDocument: "after" },
		).lean<SimulatedPayment>(),
	);
	if (!payment) throw notFound("This payment could not be entered");
	return payment;
}

/** A payment of the books, or null. */
export async function lookUp(wallet: Wallet, reference: string): Promise<SimulatedPayment | null> {
	return SimulatedPayment.findOne({ wallet, reference }).lean<SimulatedPayment>();
}

/** What a simulated wallet finds in its books. */
export function booksOf(wallet: Wallet): Books {
	return {
		byReference: (reference) => lookUp(wallet, reference),
		async byToken(token) {
			return SimulatedPayment.findOne({ wallet, token }).lean<SimulatedPayment>();
		},
	};
}

/** Writes down what the payer decided; only the first decision counts. Answers the payment, or null. */
export async function decide(
	wallet: Wallet,
	reference: string,
	state: "paid" | "declined" | "cancelled",
): Promise<SimulatedPayment | null> {
	await SimulatedPayment.updateOne({ wallet, reference, state: "waiting" }, { $set: { state } });
	return lookUp(wallet, reference);
}
