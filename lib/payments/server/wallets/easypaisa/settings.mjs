import { z } from "zod";
import {
	addressSetting,
	parseSettings,
	pathSetting,
	textSetting,
} from "../../../../server/platform/settings.mjs";

const schema = z.object({
	EASYPAISA_STORE_ID: textSetting,
	EASYPAISA_HASH_KEY: z
		.string()
		.refine((key) => [16, 24, 32].includes(Buffer.byteLength(key)), "must have 16, 24 or 32 characters")
		.optional(),
	EASYPAISA_ACCOUNT: textSetting,
	EASYPAISA_USER: textSetting,
	EASYPAISA_PASSWORD: textSetting,
	EASYPAISA_URL: addressSetting,
	EASYPAISA_FORM_PATH: pathSetting,
	EASYPAISA_CONFIRM_PATH: pathSetting,
	EASYPAISA_INQUIRY_URL: addressSetting,
});

const LIVE_URL = "https://easypay.easypaisa.com.pk";

/** Where the two pages and the inquiry stand. */
export const FORM_PATH = "/easypay/Index.jsf";
export const CONFIRM_PATH = "/easypay/Confirm.jsf";
export const INQUIRY_PATH = "/easypay-service/rest/v4/inquire-transaction";

export const names = Object.keys(schema.shape);

/**
 * The store's account that the environment names, or null while it is not complete. Throws SettingsError.
 * @param {NodeJS.ProcessEnv} env
 */
export function readAccount(env) {
	const settings = parseSettings(schema, env);
	const { EASYPAISA_STORE_ID, EASYPAISA_HASH_KEY, EASYPAISA_ACCOUNT } = settings;
	const { EASYPAISA_USER, EASYPAISA_PASSWORD } = settings;
	if (!EASYPAISA_STORE_ID || !EASYPAISA_HASH_KEY || !EASYPAISA_ACCOUNT) return null;
	if (!EASYPAISA_USER || !EASYPAISA_PASSWORD) return null;
	const { EASYPAISA_URL: url = LIVE_URL } = settings;
	return {
		storeId: EASYPAISA_STORE_ID,
		hashKey: EASYPAISA_HASH_KEY,
		account: EASYPAISA_ACCOUNT,
		user: EASYPAISA_USER,
		password: EASYPAISA_PASSWORD,
		url,
		formUrl: url + (settings.EASYPAISA_FORM_PATH ?? FORM_PATH),
		confirmUrl: url + (settings.EASYPAISA_CONFIRM_PATH ?? CONFIRM_PATH),
		inquiryUrl: settings.EASYPAISA_INQUIRY_URL ?? url + INQUIRY_PATH,
	};
}
