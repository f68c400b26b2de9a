import type { WalletIntegration } from "@/lib/payments/server/provider";
import { noorPayDriver } from "./driver";
import { simulateNoorPay } from "./simulator";

/** A wallet that does not exist: what a third one brings along, all of it in one folder. */

/** The account, as its settings would name it; the address is set by the test that plays the wallet. */
export const account = { shop: "SHOP-7", key: "a key that nobody else has", url: "http://127.0.0.1:1" };

export const noorpay: WalletIntegration = {
	provider: () => noorPayDriver(account),
	simulator: () => simulateNoorPay(account),
	queryNames: { reference: "noorRef", code: "noorCode" },
	readReturn: ({ noorRef: reference, noorCode: code }) => ({ reference, code }),
};
