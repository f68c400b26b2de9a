import * as easypaisa from "./easypaisa/settings.mjs";
import * as jazzcash from "./jazzcash/settings.mjs";

/**
 * The wallets' settings, for what runs before the application does: one line a wallet, like the registry beside it.
 * @type {Record<import("@/lib/payments/rules").Wallet, WalletSettings>}
 */
const WALLET_SETTINGS = { jazzcash, easypaisa };

/**
 * @typedef {{
 *   names: string[],
 *   readAccount: (env: NodeJS.ProcessEnv) => { url: string } | null,
 * }} WalletSettings
 */

export const walletSettingNames = Object.values(WALLET_SETTINGS).flatMap(({ names }) => names);

/**
 * The origins of the wallets that the shop has an account with: where its forms may post to. Throws SettingsError
 * with one plain sentence that names the first setting that is wrong.
 * @param {NodeJS.ProcessEnv} env
 */
export function walletOrigins(env) {
	return Object.values(WALLET_SETTINGS).flatMap(({ readAccount }) => {
		const account = readAccount(env);
		return account ? [new URL(account.url).origin] : [];
	});
}

/**
 * The wallets of which the environment names a part and no whole account: they are offered to nobody.
 * @param {NodeJS.ProcessEnv} env
 */
export function halfSetWallets(env) {
	return Object.entries(WALLET_SETTINGS).flatMap(([wallet, { names, readAccount }]) =>
		names.some((name) => env[name]) && !readAccount(env) ? [wallet] : [],
	);
}
