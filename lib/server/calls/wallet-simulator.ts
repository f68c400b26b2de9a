import "server-only";
import { defineCalls } from "./call";

function formCall<Path extends string>(path: Path, summary: string) {
	return {
		method: "post",
		path: `/wallet-simulator/${path}`,
		summary,
		who: "wallet",
		success: "redirect",
	} as const;
}

function inquiryCall<Path extends string>(path: Path, summary: string) {
	return { ...formCall(path, summary), success: { type: "application/json" } } as const;
}

/** What the wallets themselves would answer, in demo mode; addresses and fields are theirs. */
export const simulatorCalls = defineCalls({
	decide: formCall("decide", "What the payer decided"),
	jazzcashForm: formCall(
		"jazzcash/CustomerPortal/transactionmanagement/merchantform",
		"Where a merchant's form begins a payment with JazzCash",
	),
	jazzcashInquiry: inquiryCall(
		"jazzcash/ApplicationAPI/API/PaymentInquiry/Inquire",
		"JazzCash's status inquiry",
	),
	easypaisaForm: formCall(
		"easypaisa/easypay/Index.jsf",
		"Where a store's form begins a payment with Easypaisa",
	),
	easypaisaConfirm: formCall(
		"easypaisa/easypay/Confirm.jsf",
		"The second step of Easypaisa: the token is back, the browser goes on to the shop",
	),
	easypaisaInquiry: inquiryCall(
		"easypaisa/easypay-service/rest/v4/inquire-transaction",
		"Easypaisa's status inquiry",
	),
});
