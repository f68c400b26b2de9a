import "server-only";
import { log } from "@/lib/server/log/log";
import type { Wallet } from "../rules";
import { keepAnswer } from "./answers";
import { checkPayment } from "./check";
import { findPayment } from "./find";
import { type Fields, referenceField } from "./provider";
import { findProvider } from "./registry";
import { walletOf } from "./returned";

async function inquireAbout(wallet: Wallet, reference: string): Promise<void> {
	if (!referenceField.safeParse(reference).success) return;
	const payment = await findPayment(wallet, reference);
	if (payment) await checkPayment(payment);
}

/**
 * Takes a wallet's callback. What is forged or about nothing of ours is recorded nowhere; everything else, a signed
 * refusal as much as a claimed success, is only a reason to ask the wallet's server: what it answers counts.
 */
export async function takeCallback(fields: Fields): Promise<void> {
	const wallet = walletOf(fields);
	const callback = wallet && findProvider(wallet)?.readCallback(fields);
	if (!callback || callback.kind === "forged") {
		log.warn({ wallet }, "a callback without a valid signature was ignored");
		return;
	}
	if (callback.kind === "hint") return inquireAbout(wallet, callback.reference);
	const payment = await findPayment(wallet, callback.reference);
	if (!payment) return;
	await keepAnswer(payment, "callback", callback.report);
	await checkPayment(payment);
}

/**
 * Takes a wallet's notification from server to server (IPN): a reason to inquire. Gives the receipt that the wallet
 * expects, or null when the notification is not its own.
 */
export async function takeNotification(wallet: Wallet, fields: Fields): Promise<Fields | null> {
	const notice = findProvider(wallet)?.readNotification(fields);
	if (!notice) return null;
	await inquireAbout(wallet, notice.reference);
	return notice.receipt;
}
