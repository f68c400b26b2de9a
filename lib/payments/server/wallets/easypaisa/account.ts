import "server-only";
import { simulatorSecret, simulatorUrls } from "@/lib/payments/server/simulator/credentials";
import { env } from "@/lib/server/platform/env";
import { readAccount } from "./settings.mjs";

/** A store's account with Easypaisa. */
export type EasypaisaAccount = {
	storeId: string;
	hashKey: string;
	account: string;
	user: string;
	password: string;
	/** Where the browser finds it. */
	url: string;
	/** Where our server finds it; the same, but for the demo's own wallet. */
	serverUrl: string;
	/** Our origin, where its browser comes back to. */
	shopUrl: string;
};

/** The account that the settings name, or null. */
function configuredAccount(): EasypaisaAccount | null {
	const account = readAccount(process.env);
	return account && { ...account, serverUrl: account.url, shopUrl: env().APP_URL };
}

/** The simulated account, where demo mode stands in for a missing one; else null. */
export function simulatedAccount(): EasypaisaAccount | null {
	if (!env().DEMO || configuredAccount()) return null;
	return {
		storeId: "28000",
		hashKey: simulatorSecret("easypaisa-key", 16),
		account: "03000000000",
		user: "demo",
		password: simulatorSecret("easypaisa-password", 16),
		...simulatorUrls("easypaisa"),
		shopUrl: env().APP_URL,
	};
}

/** The account to use, or null when the wallet cannot be offered. */
export function usedAccount(): EasypaisaAccount | null {
	return configuredAccount() ?? simulatedAccount();
}
