import "server-only";
import type {
	Fields,
	NewPayment,
	ProviderForm,
	Simulator,
	WalletIntegration,
} from "@/lib/payments/server/provider";
import { ShopError } from "@/lib/server/platform/errors";
import type { SimulatedPayment } from "@/models/payments";
import {
	hasValidHash,
	type JazzCashAccount,
	jazzCash,
	simulatedAccount,
	usedAccount,
	withHash,
} from "./driver";
import { FORM_PATH, INQUIRY_PATH } from "./settings.mjs";

/** JazzCash's side of the conversation, as its guide describes it. */

type Keys = Pick<JazzCashAccount, "merchantId" | "password" | "salt">;

const PAISA = 100;

const ANSWERS = {
	waiting: { code: "157", text: "Transaction is pending", status: "Pending" },
	paid: { code: "000", text: "Thank you for using JazzCash", status: "Completed" },
	declined: { code: "999", text: "Transaction failed", status: "Failed" },
	cancelled: { code: "112", text: "Transaction was cancelled", status: "Failed" },
} as const;

/** The payment that a merchant's form asks for. Throws `invalid` when the form is not as it must be. */
function readForm(fields: Fields, keys: Keys): NewPayment {
	if (fields.pp_MerchantID !== keys.merchantId || fields.pp_Password !== keys.password)
		throw new ShopError("invalid", "JazzCash does not know this merchant.");
	if (!hasValidHash(fields, keys.salt))
		throw new ShopError("invalid", "The signature of this request is wrong.");
	const { pp_TxnRefNo: reference, pp_Amount: amount, pp_ReturnURL: returnUrl } = fields;
	if (!reference || !returnUrl || !amount || !/^\d+$/.test(amount) || fields.pp_TxnCurrency !== "PKR")
		throw new ShopError("invalid", "This request is not complete.");
	return { reference, amount: Number(amount) / PAISA, returnUrl };
}

/** The signed form that the browser posts back to the merchant. */
function returnForm(payment: SimulatedPayment, keys: Keys): ProviderForm {
	const { code, text } = ANSWERS[payment.state];
	const fields = {
		pp_Amount: String(payment.amount * PAISA),
		pp_AuthCode: "",
		pp_BankID: "",
		pp_BillReference: payment.reference,
		pp_Language: "EN",
		pp_MerchantID: keys.merchantId,
		pp_ResponseCode: code,
		pp_ResponseMessage: text,
		pp_RetreivalReferenceNo: payment.token,
		pp_SettlementExpiry: "",
		pp_SubMerchantId: "",
		pp_TxnCurrency: "PKR",
		pp_TxnRefNo: payment.reference,
		pp_TxnType: "MWALLET",
		pp_Version: "1.1",
		ppmpf_1: "",
	};
	return { action: payment.returnUrl, fields: withHash(fields, keys.salt) };
}

function mayInquire(fields: Fields, keys: Keys): boolean {
	return (
		fields.pp_MerchantID === keys.merchantId &&
		fields.pp_Password === keys.password &&
		hasValidHash(fields, keys.salt)
	);
}

/** The answer to an inquiry about this payment, or about one that was never seen. It names no amount, as in version 1.1. */
function inquiryAnswer(payment: SimulatedPayment | null, keys: Keys): Fields {
	if (!payment) {
		return withHash({ pp_ResponseCode: "109", pp_ResponseMessage: "Transaction does not exist" }, keys.salt);
	}
	const { code, text, status } = ANSWERS[payment.state];
	return withHash(
		{
			pp_ResponseCode: "000",
			pp_ResponseMessage: "The requested operation has been performed successfully.",
			pp_TxnRefNo: payment.reference,
			pp_PaymentResponseCode: payment.state === "paid" ? "121" : code,
			pp_PaymentResponseMessage: text,
			pp_Status: status,
		},
		keys.salt,
	);
}

/** The simulated JazzCash of one merchant. */
export function simulateJazzCash(keys: Keys): Simulator {
	return {
		calls: {
			[FORM_PATH.replace(/\/$/, "")]: (fields) => ({ kind: "payment", payment: readForm(fields, keys) }),
			async [INQUIRY_PATH](fields, _headers, books) {
				if (!mayInquire(fields, keys)) {
					const refusal = { pp_ResponseCode: "115", pp_ResponseMessage: "Invalid hash received" };
					return { kind: "fields", fields: refusal };
				}
				const payment = await books.byReference(fields.pp_TxnRefNo ?? "");
				return { kind: "fields", fields: inquiryAnswer(payment, keys) };
			},
		},
		wayBack: (payment) => returnForm(payment, keys),
	};
}

/** JazzCash: redirect with a signed return, a signed notification and an inquiry. */
export const jazzcash: WalletIntegration = {
	provider() {
		const account = usedAccount();
		return account && jazzCash(account);
	},
	simulator() {
		const account = simulatedAccount();
		return account && simulateJazzCash(account);
	},
	queryNames: { reference: "pp_TxnRefNo", code: "pp_ResponseCode" },
	readReturn: ({ pp_TxnRefNo: reference, pp_ResponseCode: code }) => ({ reference, code }),
};
