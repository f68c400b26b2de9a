import "server-only";
import type {
	Books,
	Fields,
	NewPayment,
	SimulatedAnswer,
	Simulator,
	WalletIntegration,
} from "@/lib/payments/server/provider";
import { sameText } from "@/lib/server/platform/crypto";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { SimulatedPayment } from "@/models/payments";
import {
	easypaisa as driver,
	type EasypaisaAccount,
	hashedRequest,
	secondForm,
	simulatedAccount,
	usedAccount,
} from "./driver";
import { CONFIRM_PATH, FORM_PATH, INQUIRY_PATH } from "./settings.mjs";

/** Easypaisa's side of the conversation, as its guide describes it. */

type Keys = Pick<EasypaisaAccount, "storeId" | "hashKey" | "account" | "user" | "password">;

const ANSWERS = {
	waiting: { status: "0001", text: "Payment is pending", transaction: "PENDING" },
	paid: { status: "0000", text: "Successful", transaction: "PAID" },
	declined: { status: "0010", text: "Payment was declined", transaction: "FAILED" },
	cancelled: { status: "0011", text: "Payment was cancelled", transaction: "FAILED" },
} as const;

/** The payment that a store's form asks for. Throws `invalid` when the form is not as it must be. */
function readForm(fields: Fields, keys: Keys): NewPayment {
	const { merchantHashedReq = "", ...sent } = fields;
	if (sent.storeId !== keys.storeId) throw new ShopError("invalid", "Easypaisa does not know this store.");
	if (!sameText(merchantHashedReq, hashedRequest(sent, keys.hashKey)))
		throw new ShopError("invalid", "The hashed request does not fit what was sent.");
	const { orderRefNum: reference, postBackURL: returnUrl, amount } = sent;
	if (!reference || !returnUrl || !amount || !/^\d+\.\d$/.test(amount))
		throw new ShopError("invalid", "This request is not complete.");
	return { reference, amount: Number(amount), returnUrl };
}

/** Where the browser goes first, with the token of the second step. */
function tokenUrl({ returnUrl, token }: SimulatedPayment): string {
	const url = new URL(returnUrl);
	url.searchParams.set("auth_token", token);
	return url.href;
}

/** Where the browser goes in the end: unsigned, as Easypaisa does it. */
export function returnUrlOf(payment: SimulatedPayment, postBackUrl: string): string {
	const { status, text } = ANSWERS[payment.state];
	const url = new URL(postBackUrl);
	url.searchParams.set("status", status);
	url.searchParams.set("desc", text);
	url.searchParams.set("orderRefNumber", payment.reference);
	return url.href;
}

function mayInquire(credentials: string | null, fields: Fields, keys: Keys): boolean {
	const expected = Buffer.from(`${keys.user}:${keys.password}`).toString("base64");
	return (
		sameText(credentials ?? "", expected) &&
		fields.storeId === keys.storeId &&
		fields.accountNum === keys.account
	);
}

/** The answer to an inquiry about this payment, or about one that was never seen. */
function inquiryAnswer(payment: SimulatedPayment | null, keys: Keys): Fields {
	if (!payment) return { responseCode: "0003", responseDesc: "Invalid order id" };
	return {
		responseCode: "0000",
		responseDesc: "Success",
		orderId: payment.reference,
		storeId: keys.storeId,
		accountNum: keys.account,
		transactionStatus: ANSWERS[payment.state].transaction,
		transactionAmount: payment.amount.toFixed(1),
	};
}

/** The second step: the token is back, the browser goes on to the shop. */
async function confirm(fields: Fields, books: Books): Promise<SimulatedAnswer> {
	const { auth_token: token = "", postBackURL = "" } = fields;
	const payment = await books.byToken(token);
	// It goes back to the store that began the payment, and nowhere else.
	const isStore = payment && URL.canParse(postBackURL);
	if (!isStore || new URL(postBackURL).origin !== new URL(payment.returnUrl).origin)
		throw notFound("Easypaisa does not know this token.");
	return { kind: "address", address: returnUrlOf(payment, postBackURL) };
}

/** The simulated Easypaisa of one store. */
export function simulateEasypaisa(keys: Keys): Simulator {
	return {
		calls: {
			[FORM_PATH]: (fields) => ({ kind: "payment", payment: readForm(fields, keys) }),
			[CONFIRM_PATH]: (fields, _headers, books) => confirm(fields, books),
			async [INQUIRY_PATH](fields, headers, books) {
				if (!mayInquire(headers.get("credentials"), fields, keys)) {
					const refusal = { responseCode: "0005", responseDesc: "Invalid credentials" };
					return { kind: "fields", fields: refusal };
				}
				const payment = await books.byReference(fields.orderId ?? "");
				return { kind: "fields", fields: inquiryAnswer(payment, keys) };
			},
		},
		wayBack: tokenUrl,
	};
}

/** Easypaisa: two pages, an unsigned return, a notification that only names an address, and an inquiry. */
export const easypaisa: WalletIntegration = {
	provider() {
		const account = usedAccount();
		return account && driver(account);
	},
	secondForm(fields, language) {
		const account = usedAccount();
		return account && secondForm(account, fields, language);
	},
	simulator() {
		const account = simulatedAccount();
		return account && simulateEasypaisa(account);
	},
	queryNames: { reference: "orderRefNum", code: "responseCode" },
	readReturn: (fields) => ({
		reference: fields.orderRefNumber ?? fields.orderRefNum,
		code: fields.status ?? fields.responseCode,
	}),
};
