import "server-only";
import { simulatorSecret, simulatorUrls } from "@/lib/payments/server/simulator/credentials";
import { env } from "@/lib/server/platform/env";
import { readAccount } from "./settings.mjs";

/** A merchant account with JazzCash. */
export type JazzCashAccount = {
	merchantId: string;
	password: string;
	salt: string;
	/** Where the browser finds it. */
	url: string;
	/** Where our server finds it; the same, but for the demo's own wallet. */
	serverUrl: string;
	/** Exactly as registered with JazzCash. */
	returnUrl: string;
};

const returnUrl = () => `${env().APP_URL}/payment/verify`;

/** The account that the settings name, or null. */
function configuredAccount(): JazzCashAccount | null {
	const account = readAccount(process.env);
	return account && { ...account, serverUrl: account.url, returnUrl: returnUrl() };
}

/** The simulated account, where demo mode stands in for a missing one; else null. */
export function simulatedAccount(): JazzCashAccount | null {
	if (!env().DEMO || configuredAccount()) return null;
	return {
		merchantId: "MCDEMO",
		password: simulatorSecret("jazzcash-password", 10),
		salt: simulatorSecret("jazzcash-salt", 16),
		...simulatorUrls("jazzcash"),
		returnUrl: returnUrl(),
	};
}

/** The account to use, or null when the wallet cannot be offered. */
export function usedAccount(): JazzCashAccount | null {
	return configuredAccount() ?? simulatedAccount();
}
