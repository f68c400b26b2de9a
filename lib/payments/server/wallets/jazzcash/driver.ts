import "server-only";
import { createHmac } from "node:crypto";
import {
	askProvider,
	type Begin,
	type Begun,
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
import { sameText } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { FORM_PATH, INQUIRY_PATH, readAccount, VERSION } from "./settings.mjs";

export type JazzCashAccount = {
	merchantId: string;
	password: string;
	salt: string;
	/** Where the browser posts a payment's form to. */
	formUrl: string;
	/** Where our server asks. */
	inquiryUrl: string;
	/** What the form calls its version. */
	version: string;
	/** Exactly as registered with JazzCash. */
	returnUrl: string;
};

const returnUrl = () => `${env().APP_URL}/payment/verify`;

function configuredAccount(): JazzCashAccount | null {
	const account = readAccount(process.env);
	return account && { ...account, returnUrl: returnUrl() };
}

/** The simulated account, where demo mode stands in for a missing one; else null. */
export function simulatedAccount(): JazzCashAccount | null {
	if (!env().DEMO || configuredAccount()) return null;
	const { url, serverUrl } = simulatorUrls("jazzcash");
	return {
		merchantId: "MCDEMO",
		password: simulatorSecret("jazzcash-password", 10),
		salt: simulatorSecret("jazzcash-salt", 16),
		formUrl: url + FORM_PATH,
		inquiryUrl: serverUrl + INQUIRY_PATH,
		version: VERSION,
		returnUrl: returnUrl(),
	};
}

/** The account to use, or null when the wallet cannot be offered. */
export function usedAccount(): JazzCashAccount | null {
	return configuredAccount() ?? simulatedAccount();
}

/**
 * JazzCash's signature. Stands on: all non-empty fields whose names begin with "pp" except pp_SecureHash, sorted by
 * name in ASCII order, their values joined by "&" after the salt; HMAC-SHA256 with the salt as key, in hex, of
 * either case (official guide, and integrations that agree).
 */

function isSigned([name, value]: [string, string]): boolean {
	return /^pp/i.test(name) && name.toLowerCase() !== "pp_securehash" && value !== "";
}

function byName([a]: [string, string], [b]: [string, string]): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** The signature of a message that is put together already. */
export function hashMessage(message: string, salt: string): string {
	return createHmac("sha256", salt).update(message, "utf8").digest("hex").toUpperCase();
}

/** The signature of these fields. */
export function hashFields(fields: Fields, salt: string): string {
	const values = Object.entries(fields)
		.filter(isSigned)
		.sort(byName)
		.map(([, value]) => value);
	return hashMessage([salt, ...values].join("&"), salt);
}

/** The fields with their signature. */
export function withHash(fields: Fields, salt: string): Fields {
	return { ...fields, pp_SecureHash: hashFields(fields, salt) };
}

/** True when the fields carry the signature that only the holder of the salt can make. */
export function hasValidHash(fields: Fields, salt: string): boolean {
	return sameText((fields.pp_SecureHash ?? "").toUpperCase(), hashFields(fields, salt));
}

/** JazzCash's answers in our words (official guide). What is not named here is no verdict: it is asked again. */

const RESPONSES: Record<string, Verdict> = {
	"000": "paid",
	"121": "paid",
	"124": "pending",
	"157": "pending",
	"134": "pending",
	"199": "pending",
	"101": "failed",
	"110": "failed",
	"112": "failed",
	"115": "failed",
	"116": "failed",
	"129": "failed",
	"131": "failed",
	"999": "failed",
	"109": "unknown",
};

/** What a response code of a return, or a payment response code of an inquiry, means. */
export function verdictOfCode(code: string | undefined): Verdict {
	return RESPONSES[code ?? ""] ?? "pending";
}

/**
 * JazzCash by redirect ("merchant form", version 1.1, MWALLET) with the status inquiry.
 * Stands on: the official guide for the form, the signature, the codes and the inquiry; on independent integrations
 * for the fields of the return. Not tried against a live gateway: addresses, version and credentials are settings.
 * The newer REST purchase (pp_MobileNumber and CNIC) would be a second driver beside this one.
 */

const PAISA = 100;

function rupeesOf(paisa: string | undefined): number | null {
	return paisa && /^\d{1,12}$/.test(paisa) ? Number(paisa) / PAISA : null;
}

function begin(account: JazzCashAccount, payment: Begin): ProviderForm {
	const fields = {
		pp_Version: account.version,
		pp_TxnType: "MWALLET",
		pp_Language: "EN",
		pp_MerchantID: account.merchantId,
		pp_SubMerchantID: "",
		pp_Password: account.password,
		pp_BankID: "",
		pp_ProductID: "",
		pp_TxnRefNo: payment.reference,
		pp_Amount: String(payment.amount * PAISA),
		pp_TxnCurrency: "PKR",
		pp_TxnDateTime: karachiStamp(payment.startedAt),
		pp_TxnExpiryDateTime: karachiStamp(payment.expiresAt),
		pp_BillReference: payment.reference,
		pp_Description: "Groceries from Sabz",
		pp_ReturnURL: account.returnUrl,
		ppmpf_1: "",
		ppmpf_2: "",
		ppmpf_3: "",
		ppmpf_4: "",
		ppmpf_5: "",
	};
	return { action: account.formUrl, fields: withHash(fields, account.salt) };
}

/** Without the merchant's password and the signature: what may be kept and shown to the seller. */
function detailOf(fields: Fields): Fields {
	const { pp_Password: _password, pp_SecureHash: _hash, ...detail } = fields;
	return detail;
}

function readCallback(account: JazzCashAccount, fields: Fields): Callback {
	const { pp_TxnRefNo: reference, pp_MerchantID: merchant, pp_TxnCurrency: currency } = fields;
	const isOurs = reference !== undefined && merchant === account.merchantId && currency === "PKR";
	if (!isOurs || !hasValidHash(fields, account.salt)) return { kind: "forged" };
	const verdict = verdictOfCode(fields.pp_ResponseCode);
	return {
		kind: "signed",
		reference,
		report: { verdict, amount: rupeesOf(fields.pp_Amount), detail: detailOf(fields) },
	};
}

/** Whether the merchant and the currency are ours, where these fields name them: JazzCash's server leaves both out. */
function isForUs(account: JazzCashAccount, fields: Fields): boolean {
	const { pp_MerchantID: merchant, pp_TxnCurrency: currency } = fields;
	return (!merchant || merchant === account.merchantId) && (!currency || currency === "PKR");
}

/** Whatever an inquiry's answer says of whom and what must be about this payment and from the holder of the salt. */
function isAbout(account: JazzCashAccount, reference: string, answer: Fields): boolean {
	return (
		(answer.pp_TxnRefNo ?? reference) === reference &&
		isForUs(account, answer) &&
		(answer.pp_SecureHash === undefined || hasValidHash(answer, account.salt))
	);
}

function verdictOfInquiry(answer: Fields): Report["verdict"] {
	if (answer.pp_ResponseCode === "109") return "unknown";
	if (answer.pp_ResponseCode !== "000") return "unclear";
	const code = answer.pp_PaymentResponseCode ?? "";
	const status = answer.pp_Status?.toLowerCase();
	// The status decides of a code that is not in our table; one in it that may still be paid is not failed by it.
	if (status === "failed" && code !== "" && !RESPONSES[code]) return "failed";
	const verdict = verdictOfCode(code);
	// A code and a status that contradict each other prove nothing.
	return (status === "completed") === (verdict === "paid") ? verdict : "unclear";
}

/**
 * An answer of version 1.1 names no amount: then it is the one of its signed return, or that the form asked for under our
 * signature, since no other payment has this reference. Null where an amount is named that cannot be read.
 */
function amountOf(answer: Fields, begun: Begun): number | null {
	return answer.pp_Amount ? rupeesOf(answer.pp_Amount) : begun.amount;
}

async function inquire(account: JazzCashAccount, begun: Begun): Promise<Report> {
	const { reference } = begun;
	const request = {
		pp_TxnRefNo: reference,
		pp_MerchantID: account.merchantId,
		pp_Password: account.password,
	};
	const answer = await askProvider(account.inquiryUrl, withHash(request, account.salt));
	if (!answer || !isAbout(account, reference, answer)) {
		return { verdict: "unclear", amount: null, detail: detailOf(answer ?? {}) };
	}
	return { verdict: verdictOfInquiry(answer), amount: amountOf(answer, begun), detail: detailOf(answer) };
}

/** A signed notification is answered by a signed receipt. */
function readNotification(account: JazzCashAccount, fields: Fields): Notice | null {
	const { pp_TxnRefNo: reference } = fields;
	if (!reference || !isForUs(account, fields) || !hasValidHash(fields, account.salt)) return null;
	const receipt = withHash({ pp_ResponseCode: "000", pp_ResponseMessage: "Received" }, account.salt);
	return { reference, receipt };
}

/** The JazzCash driver for one merchant account. */
export function jazzCash(account: JazzCashAccount): Provider {
	return {
		begin: (payment) => begin(account, payment),
		readCallback: (fields) => readCallback(account, fields),
		readNotification: (fields) => readNotification(account, fields),
		inquire: (begun) => inquire(account, begun),
		isReachable: () => reaches(account.inquiryUrl),
	};
}
