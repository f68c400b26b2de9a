import { walletSettingNames } from "../../lib/payments/server/wallets/settings.mjs";
import { SETTINGS } from "../../lib/server/platform/settings.mjs";

/**
 * An environment for shops that tests start: a `.env` beside the shop says nothing to them, since every setting is
 * named, if only by nothing. A developer's own mail server or wallet is no place for a test.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function sealedEnv(env) {
	const names = [...SETTINGS, ...walletSettingNames];
	return { ...Object.fromEntries(names.map((name) => [name, ""])), ...env };
}
