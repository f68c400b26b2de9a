import "server-only";
import type { Wallet } from "@/lib/domain/wallet";
import { log } from "../log/log";
import { easypaisaAccount, jazzCashAccount } from "./accounts";
import { keepAnswer } from "./answers";
import { checkPayment } from "./check";
import { referenceOfNotification } from "./easypaisa";
import { findPayment } from "./find";
import { jazzCashReceipt } from "./jazzcash";
import { type Fields, referenceField } from "./provider";
import { findProvider } from "./registry";

/** Which wallet's fields these are. */
function walletOf(fields: Fields): Wallet {
	return fields.pp_TxnRefNo === undefined ? "easypaisa" : "jazzcash";
}

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
	const callback = findProvider(wallet)?.readCallback(fields) ?? { kind: "forged" };
	if (callback.kind === "forged") {
		log.warn({ wallet }, "a callback without a valid signature was ignored");
		return;
	}
	if (callback.kind === "hint") return inquireAbout(wallet, callback.reference);
	const payment = await findPayment(wallet, callback.reference);
	if (!payment) return;
	await keepAnswer(payment, "callback", callback.report);
	await checkPayment(payment);
}

/** Takes JazzCash's notification (IPN): a reason to inquire. Answers the signed receipt, or null when it is forged. */
export async function takeJazzCashNotification(fields: Fields): Promise<Fields | null> {
	const account = jazzCashAccount();
	const callback = findProvider("jazzcash")?.readCallback(fields);
	if (!account || callback?.kind !== "signed") return null;
	await inquireAbout("jazzcash", callback.reference);
	return jazzCashReceipt(account.salt);
}

/** Takes Easypaisa's notification (IPN): the address it names is never fetched, only the payment's id is read from it. */
export async function takeEasypaisaNotification(address: string): Promise<void> {
	const account = easypaisaAccount();
	const reference = account && referenceOfNotification(address, account.url);
	if (reference) await inquireAbout("easypaisa", reference);
}

const shown = (text: string | undefined) => (text && /^[A-Za-z0-9]{1,20}$/.test(text) ? text : undefined);

/** Where the customer's browser goes after a callback: our result page with the query of the specification. */
export function resultPath(fields: Fields): string {
	const wallet = walletOf(fields);
	const isJazzCash = wallet === "jazzcash";
	const code = shown(isJazzCash ? fields.pp_ResponseCode : (fields.status ?? fields.responseCode));
	const reference = shown(isJazzCash ? fields.pp_TxnRefNo : (fields.orderRefNumber ?? fields.orderRefNum));
	const query = new URLSearchParams({ provider: wallet });
	if (code) query.set(isJazzCash ? "pp_ResponseCode" : "responseCode", code);
	if (reference) query.set(isJazzCash ? "pp_TxnRefNo" : "orderRefNum", reference);
	return `/payment/verify?${query}`;
}
