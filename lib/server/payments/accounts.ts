import "server-only";
import { fingerprint } from "../platform/crypto";
import { env } from "../platform/env";
import { ownAddress } from "../platform/own-address.mjs";
import { LIVE_WALLETS } from "../platform/settings.mjs";
import type { EasypaisaAccount } from "./easypaisa";
import type { JazzCashAccount } from "./jazzcash";

/**
 * The shop's accounts with the wallets, from the settings. In demo mode a wallet without settings is played by the
 * simulator inside the app, with credentials of its own that are derived from the shop's secret.
 */

const secret = (name: string, length: number) => fingerprint(`wallet-simulator:${name}`, "").slice(0, length);

const returnUrl = () => `${env().APP_URL}/payment/verify`;

/** An address without the slash at its end, so that paths can follow. */
const trimmed = (url: string) => url.replace(/\/+$/, "");

/** The JazzCash account that the settings name, or null. */
function configuredJazzCash(): JazzCashAccount | null {
	const { JAZZCASH_MERCHANT_ID, JAZZCASH_PASSWORD, JAZZCASH_INTEGRITY_SALT, JAZZCASH_URL } = env();
	if (!JAZZCASH_MERCHANT_ID || !JAZZCASH_PASSWORD || !JAZZCASH_INTEGRITY_SALT) return null;
	const url = trimmed(JAZZCASH_URL ?? LIVE_WALLETS.jazzcash);
	return {
		merchantId: JAZZCASH_MERCHANT_ID,
		password: JAZZCASH_PASSWORD,
		salt: JAZZCASH_INTEGRITY_SALT,
		url,
		serverUrl: url,
		returnUrl: returnUrl(),
	};
}

/** The Easypaisa account that the settings name, or null. */
function configuredEasypaisa(): EasypaisaAccount | null {
	const settings = env();
	const { EASYPAISA_STORE_ID, EASYPAISA_HASH_KEY, EASYPAISA_ACCOUNT } = settings;
	const { EASYPAISA_USER, EASYPAISA_PASSWORD } = settings;
	if (!EASYPAISA_STORE_ID || !EASYPAISA_HASH_KEY || !EASYPAISA_ACCOUNT) return null;
	if (!EASYPAISA_USER || !EASYPAISA_PASSWORD) return null;
	const url = trimmed(settings.EASYPAISA_URL ?? LIVE_WALLETS.easypaisa);
	return {
		storeId: EASYPAISA_STORE_ID,
		hashKey: EASYPAISA_HASH_KEY,
		account: EASYPAISA_ACCOUNT,
		user: EASYPAISA_USER,
		password: EASYPAISA_PASSWORD,
		url,
		serverUrl: url,
		shopUrl: settings.APP_URL,
	};
}

/** The simulated JazzCash, where demo mode stands in for a missing account; else null. */
export function simulatedJazzCash(): JazzCashAccount | null {
	if (!env().DEMO || configuredJazzCash()) return null;
	return {
		merchantId: "MCDEMO",
		password: secret("jazzcash-password", 10),
		salt: secret("jazzcash-salt", 16),
		url: `${env().APP_URL}/wallet-simulator/jazzcash`,
		serverUrl: `${ownAddress(env()).origin}/wallet-simulator/jazzcash`,
		returnUrl: returnUrl(),
	};
}

/** The simulated Easypaisa, where demo mode stands in for a missing account; else null. */
export function simulatedEasypaisa(): EasypaisaAccount | null {
	if (!env().DEMO || configuredEasypaisa()) return null;
	return {
		storeId: "28000",
		hashKey: secret("easypaisa-key", 16),
		account: "03000000000",
		user: "demo",
		password: secret("easypaisa-password", 16),
		url: `${env().APP_URL}/wallet-simulator/easypaisa`,
		serverUrl: `${ownAddress(env()).origin}/wallet-simulator/easypaisa`,
		shopUrl: env().APP_URL,
	};
}

/** The JazzCash account to use, or null when the wallet cannot be offered. */
export const jazzCashAccount = (): JazzCashAccount | null => configuredJazzCash() ?? simulatedJazzCash();
/** The Easypaisa account to use, or null when the wallet cannot be offered. */
export const easypaisaAccount = (): EasypaisaAccount | null => configuredEasypaisa() ?? simulatedEasypaisa();
