import "server-only";
import { karachiStamp } from "@/lib/payments/server/karachi-time";
import type {
	Begin,
	Callback,
	Fields,
	Notice,
	Provider,
	ProviderForm,
	Report,
	Verdict,
} from "@/lib/payments/server/provider";
import { askProvider, reaches } from "@/lib/payments/server/provider-call";
import type { JazzCashAccount } from "./account";
import { hasValidHash, withHash } from "./hash";

/** JazzCash's answers in our words (official guide). What is not named here is no verdict: it is asked again. */

const RESPONSES: Record<string, Verdict> = {
	"000": "paid",
	"121": "paid",
	"124": "pending",
	"157": "pending",
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
 * for the fields of the return. Not tried against a live gateway: hosts and credentials are settings.
 * The newer REST purchase (pp_MobileNumber and CNIC) would be a second driver beside this one.
 */

export const FORM_PATH = "/CustomerPortal/transactionmanagement/merchantform";
export const INQUIRY_PATH = "/ApplicationAPI/API/PaymentInquiry/Inquire";
const PAISA = 100;

function rupeesOf(paisa: string | undefined): number | null {
	return paisa && /^\d{1,12}$/.test(paisa) ? Number(paisa) / PAISA : null;
}

function begin(account: JazzCashAccount, payment: Begin): ProviderForm {
	const fields = {
		pp_Version: "1.1",
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
	return { action: `${account.url}${FORM_PATH}/`, fields: withHash(fields, account.salt) };
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

/** Whatever an inquiry's answer says of whom and what must be about this payment and from the holder of the salt. */
function isAbout(account: JazzCashAccount, reference: string, answer: Fields): boolean {
	return (
		(answer.pp_TxnRefNo ?? reference) === reference &&
		(answer.pp_MerchantID ?? account.merchantId) === account.merchantId &&
		(answer.pp_TxnCurrency ?? "PKR") === "PKR" &&
		(answer.pp_SecureHash === undefined || hasValidHash(answer, account.salt))
	);
}

function verdictOfInquiry(answer: Fields): Report["verdict"] {
	if (answer.pp_ResponseCode === "109") return "unknown";
	if (answer.pp_ResponseCode !== "000") return "unclear";
	const verdict = verdictOfCode(answer.pp_PaymentResponseCode);
	const isCompleted = answer.pp_Status?.toLowerCase() === "completed";
	// A code and a status that contradict each other prove nothing.
	return isCompleted === (verdict === "paid") ? verdict : "unclear";
}

async function inquire(account: JazzCashAccount, reference: string): Promise<Report> {
	const request = {
		pp_TxnRefNo: reference,
		pp_MerchantID: account.merchantId,
		pp_Password: account.password,
	};
	const answer = await askProvider(account.serverUrl + INQUIRY_PATH, withHash(request, account.salt));
	if (!answer || !isAbout(account, reference, answer)) {
		return { verdict: "unclear", amount: null, detail: detailOf(answer ?? {}) };
	}
	return { verdict: verdictOfInquiry(answer), amount: rupeesOf(answer.pp_Amount), detail: detailOf(answer) };
}

/** A signed notification is answered by a signed receipt. */
function readNotification(account: JazzCashAccount, fields: Fields): Notice | null {
	const callback = readCallback(account, fields);
	if (callback.kind === "forged") return null;
	const receipt = withHash({ pp_ResponseCode: "000", pp_ResponseMessage: "Received" }, account.salt);
	return { reference: callback.reference, receipt };
}

/** The JazzCash driver for one merchant account. */
export function jazzCash(account: JazzCashAccount): Provider {
	return {
		begin: (payment) => begin(account, payment),
		readCallback: (fields) => readCallback(account, fields),
		readNotification: (fields) => readNotification(account, fields),
		inquire: (reference) => inquire(account, reference),
		isReachable: () => reaches(account.serverUrl + INQUIRY_PATH),
	};
}
