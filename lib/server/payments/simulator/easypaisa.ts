import "server-only";
import type { SimulatedPayment } from "@/models/simulated-payment";
import { sameText } from "../../platform/crypto";
import type { EasypaisaAccount } from "../easypaisa";
import { hashedRequest } from "../easypaisa-cipher";
import type { Fields } from "../provider";
import type { NewPayment } from "./jazzcash";

/** Easypaisa's side of the conversation, as its guide describes it: played in demo mode and in tests. */

type Keys = Pick<EasypaisaAccount, "storeId" | "hashKey" | "account" | "user" | "password">;

const ANSWERS = {
	waiting: { status: "0001", text: "Payment is pending", transaction: "PENDING" },
	paid: { status: "0000", text: "Successful", transaction: "PAID" },
	declined: { status: "0010", text: "Payment was declined", transaction: "FAILED" },
	cancelled: { status: "0011", text: "Payment was cancelled", transaction: "FAILED" },
} as const;

/** The payment that a merchant's form asks for; a sentence when the form is not as it must be. */
export function readEasypaisaForm(fields: Fields, keys: Keys): NewPayment | string {
	const { merchantHashedReq = "", ...sent } = fields;
	if (sent.storeId !== keys.storeId) return "Easypaisa does not know this store.";
	if (!sameText(merchantHashedReq, hashedRequest(sent, keys.hashKey)))
		return "The hashed request does not fit what was sent.";
	const { orderRefNum: reference, postBackURL: returnUrl, amount } = sent;
	if (!reference || !returnUrl || !amount || !/^\d+\.\d$/.test(amount))
		return "This request is not complete.";
	return { wallet: "easypaisa", reference, amount: Number(amount), returnUrl };
}

/** Where the browser goes first, with the token of the second step. */
export function easypaisaTokenUrl({ returnUrl, token }: SimulatedPayment): string {
	const url = new URL(returnUrl);
	url.searchParams.set("auth_token", token);
	return url.href;
}

/** Where the browser goes in the end: unsigned, as Easypaisa does it. */
export function easypaisaReturnUrl(payment: SimulatedPayment, postBackUrl: string): string {
	const { status, text } = ANSWERS[payment.state];
	const url = new URL(postBackUrl);
	url.searchParams.set("status", status);
	url.searchParams.set("desc", text);
	url.searchParams.set("orderRefNumber", payment.reference);
	return url.href;
}

/** True when an inquiry comes from the store. */
export function mayInquireEasypaisa(credentials: string | null, fields: Fields, keys: Keys): boolean {
	const expected = Buffer.from(`${keys.user}:${keys.password}`).toString("base64");
	return (
		sameText(credentials ?? "", expected) &&
		fields.storeId === keys.storeId &&
		fields.accountNum === keys.account
	);
}

/** The answer to an inquiry about this payment, or about one that was never seen. */
export function easypaisaInquiryAnswer(payment: SimulatedPayment | null, keys: Keys): Fields {
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
