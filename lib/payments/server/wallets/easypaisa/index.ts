import "server-only";
import type { WalletIntegration } from "@/lib/payments/server/integration";
import { simulatedAccount, usedAccount } from "./account";
import { easypaisa as driver, secondForm } from "./driver";
import { simulateEasypaisa } from "./simulator";

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
