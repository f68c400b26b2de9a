import "server-only";
import { readSettings, type Settings } from "./settings.mjs";

type ServerSettings = Settings & { MONGODB_URI: string; JWT_SECRET: string };

let settings: ServerSettings | undefined;

/**
 * The checked settings of this process, read once. The start script supplies MONGODB_URI and JWT_SECRET in demo
 * mode; throws a plain sentence when they, or anything else that is needed, are missing.
 */
export function env(): ServerSettings {
	if (settings) return settings;
	const read = readSettings(process.env);
	if (!read.MONGODB_URI)
		throw new Error("The setting MONGODB_URI is missing. Start the shop with `npm start`.");
	if (!read.JWT_SECRET)
		throw new Error("The setting JWT_SECRET is missing. Start the shop with `npm start`.");
	settings = { ...read, MONGODB_URI: read.MONGODB_URI, JWT_SECRET: read.JWT_SECRET };
	return settings;
}

/** True when cookies must only travel over https. */
export function isHttps(): boolean {
	return env().APP_URL.startsWith("https:");
}
