import { isIPv6 } from "node:net";
import { z } from "zod";

const DELIVERY = "https://res.cloudinary.com";

/**
 * Where pictures may come from besides the shop itself, for the policy that browsers are given. Empty while pictures
 * are stored in the database.
 * @param {string | undefined} cloudinaryUrl the setting CLOUDINARY_URL
 * @returns {string[]}
 */
export function pictureOrigins(cloudinaryUrl) {
	return cloudinaryUrl ? [DELIVERY] : [];
}

/**
 * The settings of the shop are read and checked here, by the start script and by the application alike; those of the
 * wallets in their own folders.
 */

export class SettingsError extends Error {}

/** @param {URL} url */
function isOrigin({ protocol, pathname, search }) {
	return /^https?:$/.test(protocol) && pathname === "/" && search === "";
}

/** @param {string} text */
function isHost(text) {
	return URL.canParse(`http://${isIPv6(text) ? `[${text}]` : text}`);
}

const onOrOff = z.enum(["on", "off"], { error: "must be on or off" }).default("on");
const flag = z.enum(["0", "1"], { error: "must be 0 or 1" });
const port = z.coerce
	.number({ error: "must be a port number" })
	.int("must be a port number")
	.min(1, "must be a port number")
	.max(65_535, "must be a port number");
const ORIGIN_RULE = "must be an address such as https://sabz.example";
const origin = z
	.string()
	.refine((text) => URL.canParse(text) && isOrigin(new URL(text)), ORIGIN_RULE)
	.transform((text) => new URL(text).origin);
export const textSetting = z.string().trim().min(1, "must not be empty").optional();
/** The address of another server, without a slash at its end so that paths can follow, or nothing. */
export const addressSetting = z
	.url({ protocol: /^https?$/, error: "must be an address such as https://wallet.example" })
	.transform((url) => url.replace(/\/+$/, ""))
	.optional();
/** Where something stands on another server, or nothing. */
export const pathSetting = z
	.string()
	.regex(/^\/[\w./-]*$/, "must be a path such as /pay")
	.optional();

/** What stands in an address with a meaning of its own is written with % there. @param {string} example */
const addressRule = (example) =>
	`must be an address such as ${example}, with /, # and @ of a password written %2F, %23 and %40`;

const PRICE_RULE = "must be an amount in rupees such as 2.5";
const price = z.coerce.number({ error: PRICE_RULE }).min(0, PRICE_RULE).max(1000, PRICE_RULE).optional();

const LOG_LEVELS = /** @type {const} */ (["debug", "info", "warn", "error", "silent"]);
const logLevel = z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` });

const PROXIES_RULE = "must be the number of proxies in front of the shop, 0 to 9";

const schema = z.object({
	PORT: port.default(3000),
	HOST: z.string().trim().refine(isHost, "must be an address or a name of this machine").default("127.0.0.1"),
	APP_URL: origin.optional(),
	DATA_DIR: z.string().trim().min(1, "must not be empty").default(".data"),
	MONGODB_URI: z
		.string()
		.regex(/^mongodb(\+srv)?:\/\/.+/, "must be a MongoDB connection string")
		.optional(),
	DEMO: flag.optional(),
	JWT_SECRET: z.string().min(32, "must have 32 characters or more").optional(),
	JWT_SECRET_PREVIOUS: z.string().min(32, "must have 32 characters or more").optional(),
	SELLER_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
	SELLER_PASSWORD: z.string().min(8, "must have 8 characters or more").optional(),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: addressRule("smtp://user:password@mail.example:587") })
		.optional(),
	MAIL_FROM: textSetting.refine((text = "@") => text.includes("@"), "must name an e-mail address"),
	WHATSAPP_PHONE_ID: textSetting,
	WHATSAPP_TOKEN: textSetting,
	WHATSAPP_APP_SECRET: textSetting,
	WHATSAPP_VERIFY_TOKEN: textSetting,
	WHATSAPP_URL: addressSetting,
	SMS_URL: addressSetting,
	SMS_TOKEN: textSetting,
	WHATSAPP_PRICE: price,
	SMS_PRICE: price,
	CLOUDINARY_URL: z
		.string()
		.regex(/^cloudinary:\/\/.+:.+@.+/, "must look like cloudinary://key:secret@cloud")
		.optional(),
	BACKUP_URL: z
		.string()
		.regex(
			/^(s3:\/\/.+:.+@.+\/.+|file:\/\/\/.+)/,
			"must look like s3://KEY:SECRET@host/bucket or file:///folder",
		)
		.refine(URL.canParse, addressRule("s3://KEY:SECRET@host/bucket"))
		.optional(),
	BACKUP_KEY: z.string().min(32, "must have 32 characters or more").optional(),
	TRUST_PROXY: z.coerce
		.number({ error: PROXIES_RULE })
		.int(PROXIES_RULE)
		.min(0, PROXIES_RULE)
		.max(9, PROXIES_RULE)
		.default(0),
	RATE_LIMIT: onOrOff,
	WARM_UP: onOrOff,
	LOG_LEVEL: logLevel.optional(),
	METRICS_TOKEN: z
		.string()
		.min(16, "must have 16 characters or more")
		.regex(/^(?!sabz_)/, "must not begin like a key of the shop, sabz_")
		.optional(),
	OTEL_EXPORTER_OTLP_ENDPOINT: z
		.url({ protocol: /^https?$/, error: "must be an address such as http://collector.example:4318" })
		.optional(),
});

/** The name of every setting but the wallets'. */
export const SETTINGS = Object.keys(schema.shape);

/** What has no stand-in outside demo mode. */
export const NEEDED_WITHOUT_DEMO = /** @type {const} */ ([
	"JWT_SECRET",
	"SELLER_EMAIL",
	"SELLER_PASSWORD",
	"SMTP_URL",
	"MAIL_FROM",
]);

/**
 * The settings of this schema out of the environment; an empty variable means the same as an absent one. Throws
 * SettingsError with one plain sentence for each setting that is wrong.
 * @template {z.ZodObject} Schema
 * @param {Schema} schema
 * @param {NodeJS.ProcessEnv} env
 * @returns {z.output<Schema>}
 */
export function parseSettings(schema, env) {
	const given = Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
	const parsed = schema.safeParse(Object.fromEntries(given));
	if (parsed.success) return parsed.data;
	const { issues } = parsed.error;
	// Of each setting the first thing that is wrong with it.
	const first = issues.filter(
		({ path: [name] }, at) => issues.findIndex(({ path }) => path[0] === name) === at,
	);
	const sentences = first.map(({ path, message }) => `The setting ${path.join(".")} ${message}.`);
	throw new SettingsError(sentences.join(" "));
}

/** @typedef {z.output<typeof schema>} GivenSettings */

/** Whether what has this name or address is this machine, which others cannot reach by it. @param {string} host */
export function isOwnMachine(host) {
	return /^(localhost|::1|127(\.\d+){3})$/.test(host);
}

/** Whether more than this machine is meant to reach the shop. @param {Pick<GivenSettings, "HOST" | "APP_URL">} values */
function isPublic({ HOST, APP_URL }) {
	return APP_URL?.startsWith("https:") || !isOwnMachine(HOST);
}

/**
 * Whether the shop is in demo mode. Throws SettingsError where that would only be a default and others can reach it.
 * @param {GivenSettings} values
 */
function readDemo(values) {
	if (values.DEMO !== undefined) return values.DEMO === "1";
	if (values.MONGODB_URI) return false;
	if (isPublic(values)) {
		throw new SettingsError(
			"The setting DEMO is missing: a shop that others can reach says DEMO=0, or DEMO=1 to be tried out with a known password and mails that anybody may read.",
		);
	}
	return true;
}

/** The public origin. @param {Pick<GivenSettings, "APP_URL" | "PORT">} values */
function originOf({ APP_URL, PORT }) {
	return APP_URL ?? `http://localhost:${PORT}`;
}

/** The public origin that the environment names, also where a build knows no other setting. @param {NodeJS.ProcessEnv} env */
export function readPublicOrigin(env) {
	return originOf(parseSettings(schema.pick({ APP_URL: true, PORT: true }), env));
}

/**
 * Reads the environment into checked settings, with the defaults that docs/operations.md names.
 * Throws SettingsError with plain sentences that name every setting that is wrong, or every one that is missing.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env) {
	const values = parseSettings(schema, env);
	const isDemo = readDemo(values);
	const [missing, ...others] = isDemo ? [] : NEEDED_WITHOUT_DEMO.filter((name) => values[name] === undefined);
	if (missing) {
		const too = others.length > 0 ? ` Missing too: ${others.join(", ")}.` : "";
		throw new SettingsError(`The setting ${missing} is missing. It is needed whenever DEMO is not 1.${too}`);
	}
	return {
		...values,
		DEMO: isDemo,
		APP_URL: originOf(values),
		SELLER_EMAIL: (values.SELLER_EMAIL ?? DEMO_SELLER.email).toLowerCase(),
		SELLER_PASSWORD: values.SELLER_PASSWORD ?? DEMO_SELLER.password,
		MAIL_FROM: values.MAIL_FROM ?? "Sabz <salam@sabz.example>",
		// Somebody who only tries the shop out is not shown a line for every call.
		LOG_LEVEL: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
	};
}

/** The level of the log, for what must log before the settings are known to be right. @param {NodeJS.ProcessEnv} env */
export function logLevelOf(env) {
	return logLevel.safeParse(env.LOG_LEVEL).data ?? "info";
}

/** The demo shop's seller; used only in demo mode, and printed at start. */
export const DEMO_SELLER = { email: "seller@sabz.example", password: "Fresh-Market-1" };

/** @typedef {ReturnType<typeof readSettings>} Settings */
