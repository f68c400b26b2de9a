import "server-only";
import { createCipheriv } from "node:crypto";
import { z } from "zod";
import {
	askProvider,
	type Begin,
	type Callback,
	type Fields,
	karachiStamp,
	type Notice,
	type Provider,
	type ProviderForm,
	type Report,
	reaches,
	simulatorSecret,
	simulatorUrls,
	type Verdict,
} from "@/lib/payments/server/provider";
import { env } from "@/lib/server/platform/env";
import { type Language, pathIn } from "@/lib/text/language";
import { CONFIRM_PATH, FORM_PATH, INQUIRY_PATH, readAccount } from "./settings.mjs";

export type EasypaisaAccount = {
	storeId: string;
	hashKey: string;
	account: string;
	user: string;
	password: string;
	/** What its notifications name. */
	url: string;
	/** Where the browser posts a payment's form to, and the token after it. */
	formUrl: string;
	confirmUrl: string;
	/** Where our server asks. */
	inquiryUrl: string;
	/** Our origin, where its browser comes back to. */
	shopUrl: string;
};

function configuredAccount(): EasypaisaAccount | null {
	const account = readAccount(process.env);
	return account && { ...account, shopUrl: env().APP_URL };
}

/** The simulated account, where demo mode stands in for a missing one; else null. */
export function simulatedAccount(): EasypaisaAccount | null {
	if (!env().DEMO || configuredAccount()) return null;
	const { url, serverUrl } = simulatorUrls("easypaisa");
	return {
		storeId: "28000",
		hashKey: simulatorSecret("easypaisa-key", 16),
		account: "03000000000",
		user: "demo",
		password: simulatorSecret("easypaisa-password", 16),
		url,
		formUrl: url + FORM_PATH,
		confirmUrl: url + CONFIRM_PATH,
		inquiryUrl: serverUrl + INQUIRY_PATH,
		shopUrl: env().APP_URL,
	};
}

/** The account to use, or null when the wallet cannot be offered. */
export function usedAccount(): EasypaisaAccount | null {
	return configuredAccount() ?? simulatedAccount();
}

/**
 * Easypaisa's merchantHashedReq. Stands on: the non-empty fields sent, sorted by name, as raw `name=value` joined by
 * "&", AES in ECB mode with PKCS5 padding, the key's bytes being the hash key itself, base64 (official guide, and
 * integrations that agree). ECB is the provider's choice; the fields are no secret, the cipher only shows who sent them.
 */

const ALGORITHMS: Record<number, string> = { 16: "aes-128-ecb", 24: "aes-192-ecb", 32: "aes-256-ecb" };

/** The hashed request of these fields. Throws when the key has not 16, 24 or 32 bytes. */
export function hashedRequest(fields: Fields, key: string): string {
	const algorithm = ALGORITHMS[Buffer.byteLength(key)];
	if (!algorithm) throw new Error("The Easypaisa hash key must have 16, 24 or 32 bytes.");
	const text = Object.entries(fields)
		.filter(([, value]) => value !== "")
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join("&");
	const cipher = createCipheriv(algorithm, Buffer.from(key), null);
	return cipher.update(text, "utf8", "base64") + cipher.final("base64");
}

/**
 * Easypaisa by redirect ("Easypay", mobile account) with the status inquiry.
 * Stands on: the official guide for the two pages, the hashed request and the notification; on independent
 * integrations for the inquiry. Not tried against a live gateway: addresses and credentials are settings. Its return is
 * unsigned, so only the inquiry confirms. The optional e-mail is left out: nothing that a person typed as text goes
 * into the hashed request. The newer hosted page (/tpg/) would be a second driver beside this one.
 */

const tokenField = z.string().min(1).max(500);

/** Where its browser comes first, with the token that the second step must bring back. */
function tokenReturnUrl(shopUrl: string, reference: string): string {
	return `${shopUrl}/payment/easypaisa/${reference}`;
}

function begin(account: EasypaisaAccount, payment: Begin): ProviderForm {
	const expires = karachiStamp(payment.expiresAt);
	const fields = {
		storeId: account.storeId,
		amount: payment.amount.toFixed(1),
		postBackURL: tokenReturnUrl(account.shopUrl, payment.reference),
		orderRefNum: payment.reference,
		expiryDate: `${expires.slice(0, 8)} ${expires.slice(8)}`,
		autoRedirect: "1",
		paymentMethod: "MA_PAYMENT_METHOD",
		mobileNum: payment.phone,
	};
	const merchantHashedReq = hashedRequest(fields, account.hashKey);
	return { action: account.formUrl, fields: { ...fields, merchantHashedReq } };
}

/** The token goes back, and with it where the browser returns to in the end; null without a usable token. */
export function secondForm(
	account: EasypaisaAccount,
	fields: Fields,
	language: Language,
): ProviderForm | null {
	const { data: token } = tokenField.safeParse(fields.auth_token);
	if (token === undefined) return null;
	const postBackURL = `${account.shopUrl}${pathIn(language, "/payment/verify")}?provider=easypaisa`;
	return { action: account.confirmUrl, fields: { auth_token: token, postBackURL } };
}

function readCallback(fields: Fields): Callback {
	const reference = fields.orderRefNumber ?? fields.orderRefNum;
	return reference === undefined ? { kind: "forged" } : { kind: "hint", reference, detail: fields };
}

const STATUSES: Record<string, Verdict> = {
	PAID: "paid",
	FAILED: "failed",
	BLOCKED: "failed",
	EXPIRED: "failed",
	REVERSED: "failed",
	PENDING: "pending",
};

function verdictOf({ responseCode, transactionStatus }: Fields): Verdict {
	if (responseCode === undefined) return "unclear";
	// "Invalid order id": nothing was paid under this reference, or not yet.
	if (responseCode === "0003") return "unknown";
	// Every other code says that the inquiry did not work, which proves nothing about the payment.
	if (responseCode !== "0000") return "pending";
	return STATUSES[transactionStatus?.toUpperCase() ?? ""] ?? "unclear";
}

function amountOf(text: string | undefined): number | null {
	return text && /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

async function inquire(account: EasypaisaAccount, reference: string): Promise<Report> {
	const credentials = Buffer.from(`${account.user}:${account.password}`).toString("base64");
	const request = { orderId: reference, storeId: account.storeId, accountNum: account.account };
	const answer = await askProvider(account.inquiryUrl, request, { Credentials: credentials });
	const isAbout =
		answer !== null &&
		(answer.orderId ?? reference) === reference &&
		(answer.storeId ?? account.storeId) === account.storeId;
	if (!isAbout) return { verdict: "unclear", amount: null, detail: answer ?? {} };
	return { verdict: verdictOf(answer), amount: amountOf(answer.transactionAmount), detail: answer };
}

/** The address that a notification names is never fetched: it must be the provider's own, and holds the reference. */
function readNotification(account: EasypaisaAccount, { url: address = "" }: Fields): Notice | null {
	if (!URL.canParse(address) || new URL(address).host !== new URL(account.url).host) return null;
	const [, reference] =
		/\/order-status\/[^/]+\/([A-Za-z0-9]{1,20})\/?$/.exec(new URL(address).pathname) ?? [];
	return reference === undefined ? null : { reference, receipt: {} };
}

/** The Easypaisa driver for one store. */
export function easypaisa(account: EasypaisaAccount): Provider {
	return {
		begin: (payment) => begin(account, payment),
		readCallback,
		readNotification: (fields) => readNotification(account, fields),
		inquire: ({ reference }) => inquire(account, reference),
		isReachable: () => reaches(account.inquiryUrl),
	};
}
