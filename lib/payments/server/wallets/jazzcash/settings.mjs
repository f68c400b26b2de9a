import { z } from "zod";
import { addressSetting, parseSettings, textSetting } from "../../../../server/platform/settings.mjs";

const schema = z.object({
	JAZZCASH_MERCHANT_ID: textSetting,
	JAZZCASH_PASSWORD: textSetting,
	JAZZCASH_INTEGRITY_SALT: textSetting,
	JAZZCASH_URL: addressSetting,
});

const LIVE_URL = "https://payments.jazzcash.com.pk";

export const names = Object.keys(schema.shape);

/**
 * The merchant account that the environment names, or null while it is not complete. Throws SettingsError.
 * @param {NodeJS.ProcessEnv} env
 */
export function readAccount(env) {
	const settings = parseSettings(schema, env);
	const { JAZZCASH_MERCHANT_ID, JAZZCASH_PASSWORD, JAZZCASH_INTEGRITY_SALT } = settings;
	if (!JAZZCASH_MERCHANT_ID || !JAZZCASH_PASSWORD || !JAZZCASH_INTEGRITY_SALT) return null;
	return {
		merchantId: JAZZCASH_MERCHANT_ID,
		password: JAZZCASH_PASSWORD,
		salt: JAZZCASH_INTEGRITY_SALT,
		url: settings.JAZZCASH_URL ?? LIVE_URL,
	};
}
