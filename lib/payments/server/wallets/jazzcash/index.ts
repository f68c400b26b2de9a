import "server-only";
import type { WalletIntegration } from "@/lib/payments/server/integration";
import { simulatedAccount, usedAccount } from "./account";
import { jazzCash } from "./driver";
import { simulateJazzCash } from "./simulator";

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
