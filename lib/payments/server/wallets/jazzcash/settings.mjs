import { z } from "zod";
import {
	addressSetting,
	parseSettings,
	pathSetting,
	textSetting,
} from "../../../../server/platform/settings.mjs";

const schema = z.object({
	JAZZCASH_MERCHANT_ID: textSetting,
	JAZZCASH_PASSWORD: textSetting,
	JAZZCASH_INTEGRITY_SALT: textSetting,
	JAZZCASH_URL: addressSetting,
	JAZZCASH_FORM_PATH: pathSetting,
	JAZZCASH_INQUIRY_URL: addressSetting,
	JAZZCASH_VERSION: z
		.string()
		.regex(/^\d\.\d$/, "must be a version such as 1.1")
		.optional(),
});

const LIVE_URL = "https://payments.jazzcash.com.pk";

/** Where the classic generation has its pages and calls, and the version that its form names. */
export const FORM_PATH = "/CustomerPortal/transactionmanagement/merchantform/";
export const INQUIRY_PATH = "/ApplicationAPI/API/PaymentInquiry/Inquire";
export const VERSION = "1.1";

export const names = Object.keys(schema.shape);

/**
 * The merchant account that the environment names, or null while it is not complete. Throws SettingsError.
 * @param {NodeJS.ProcessEnv} env
 */
export function readAccount(env) {
	const settings = parseSettings(schema, env);
	const { JAZZCASH_MERCHANT_ID, JAZZCASH_PASSWORD, JAZZCASH_INTEGRITY_SALT } = settings;
	if (!JAZZCASH_MERCHANT_ID || !JAZZCASH_PASSWORD || !JAZZCASH_INTEGRITY_SALT) return null;
	const { JAZZCASH_URL: url = LIVE_URL, JAZZCASH_FORM_PATH: formPath = FORM_PATH } = settings;
	return {
		merchantId: JAZZCASH_MERCHANT_ID,
		password: JAZZCASH_PASSWORD,
		salt: JAZZCASH_INTEGRITY_SALT,
		url,
		formUrl: url + formPath,
		inquiryUrl: settings.JAZZCASH_INQUIRY_URL ?? url + INQUIRY_PATH,
		version: settings.JAZZCASH_VERSION ?? VERSION,
	};
}
