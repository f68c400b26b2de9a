import { randomBytes } from "node:crypto";
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { giveUp, ROOT } from "./program.mjs";

/**
 * Takes in what a file `.env` in this folder says, where there is one. What the environment names already wins, even
 * if it names it by nothing.
 */
export function readEnvFile(folder = ROOT) {
	const file = join(folder, ".env");
	if (!existsSync(file)) return;
	try {
		process.loadEnvFile(file);
	} catch (error) {
		giveUp(`The file ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
	}
}

/** Reads and checks every setting; ends with one sentence when one is wrong. */
export async function checkedSettings() {
	readEnvFile();
	const { readSettings, SettingsError } = await import("../lib/server/platform/settings.mjs");
	const { walletOrigins } = await import("../lib/payments/server/wallets/settings.mjs");
	try {
		const settings = readSettings(process.env);
		const DATA_DIR = resolve(ROOT, settings.DATA_DIR);
		return { ...settings, DATA_DIR, walletOrigins: walletOrigins(process.env) };
	} catch (error) {
		if (error instanceof SettingsError) giveUp(error.message);
		throw error;
	}
}

/** @typedef {Awaited<ReturnType<typeof checkedSettings>>} ShopSettings */

/** What a process writes from now on is for its own user alone: it is customers' data. */
export function keepToOneself() {
	process.umask(0o077);
}

/** Makes the data folder, its owner's alone; ends with one sentence when it cannot be written. @param {string} dir */
export function ensureDataDir(dir) {
	try {
		mkdirSync(dir, { recursive: true, mode: 0o700 });
		accessSync(dir, constants.W_OK);
		const probe = join(dir, ".writable");
		writeFileSync(probe, "", { mode: 0o600 });
	} catch {
		giveUp(`The folder ${dir} (DATA_DIR) cannot be written.`);
	}
}

/** Ends with one sentence when the port is taken. @param {number} port @param {string} host @returns {Promise<void>} */
export function checkPort(port, host) {
	return new Promise((done) => {
		const probe = createServer();
		probe.once("error", (error) => {
			const code = "code" in error ? error.code : "";
			if (code === "EADDRINUSE")
				giveUp(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
			giveUp(`The shop cannot listen on ${host}, port ${port}: ${error.message}`);
		});
		probe.listen(port, host, () => probe.close(() => done()));
	});
}

/** Fewer characters than a secret must have: a file that was cut off. @param {string} file */
const hasNoSecret = (file) => !existsSync(file) || readFileSync(file, "utf8").trim().length < 32;

/** The demo shop's own secret, made once and kept in the data folder. @param {string} dataDir */
function keptSecret(dataDir) {
	const file = join(dataDir, "secret");
	if (hasNoSecret(file)) {
		const draft = `${file}.${process.pid}`;
		writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
		renameSync(draft, file);
	}
	return readFileSync(file, "utf8").trim();
}

/**
 * The environment that the shop's processes run with: every setting spelled out.
 * @param {ShopSettings} settings
 * @param {string} mongoUri
 * @returns {NodeJS.ProcessEnv}
 */
export function shopEnv(settings, mongoUri) {
	return {
		...process.env,
		PORT: String(settings.PORT),
		HOST: settings.HOST,
		APP_URL: settings.APP_URL,
		DATA_DIR: settings.DATA_DIR,
		MONGODB_URI: mongoUri,
		DEMO: settings.DEMO ? "1" : "0",
		SELLER_EMAIL: settings.SELLER_EMAIL,
		SELLER_PASSWORD: settings.SELLER_PASSWORD,
		LOG_LEVEL: settings.LOG_LEVEL,
		JWT_SECRET: settings.JWT_SECRET ?? keptSecret(settings.DATA_DIR),
		NEXT_TELEMETRY_DISABLED: "1",
	};
}
