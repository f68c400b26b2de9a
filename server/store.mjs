import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureStoreBuilt } from "./builds.mjs";
import { run } from "./program.mjs";
import { Supervised } from "./supervise.mjs";

const require = createRequire(import.meta.url);

/** The path of the program that serves an embedded store. Throws until the store is built. */
export const storeProgram = () => require.resolve("@sabz/embedded-mongodb/cli");

/** The path of the program that backs an embedded store up and restores it. Throws until the store is built. */
const backupProgram = () => require.resolve("@sabz/embedded-mongodb/backup-cli");

/**
 * Runs the store's own backup program; gives its exit code. What it says is shown only when it fails.
 * @param {string[]} args
 */
function runBackup(args) {
	return run(process.execPath, [backupProgram(), ...args], { quiet: true });
}

/** The file that holds a store's data. @param {string} dataDir */
const dataFile = (dataDir) => join(dataDir, "store", "data.mdb");

/** Whether a store has data here. @param {string} dataDir */
export function hasStore(dataDir) {
	return existsSync(dataFile(dataDir));
}

/**
 * Copies a store, as it is at this moment, into another folder; a shop may be at work on it. Gives false, and has said
 * why, where it cannot be done.
 * @param {string} dataDir @param {string} toDir
 */
export async function copyStore(dataDir, toDir) {
	await ensureStoreBuilt();
	return (await runBackup(["--dir", join(dataDir, "store"), "--to", dataFile(toDir)])) === 0;
}

/**
 * Puts the store of one folder, which nobody works on, in place of another's, whose data is kept beside it. Gives false,
 * and has said why, where a shop is at work there.
 * @param {string} fromDir @param {string} dataDir
 */
export async function replaceStore(fromDir, dataDir) {
	const args = ["--dir", join(dataDir, "store"), "--from", dataFile(fromDir), "--force"];
	return (await runBackup(args)) === 0;
}

/** The database's name inside the store. */
const DATABASE = "sabz";

/** @param {unknown} message @returns {message is { type: "ready", uri: string }} */
function isReady(message) {
	return (
		typeof message === "object" && message !== null && "uri" in message && typeof message.uri === "string"
	);
}

/** Puts the shop's database name into a connection string of the store. @param {string} uri */
export function withDatabase(uri) {
	const url = new URL(uri);
	url.pathname = `/${DATABASE}`;
	return url.toString();
}

/**
 * Starts the embedded store and waits until it answers. It keeps its port when it has to be started again.
 * @param {string} dataDir
 * @param {{ port?: number }} [options]
 */
export async function startStore(dataDir, { port = 0 } = {}) {
	await ensureStoreBuilt();
	let listenOn = port;
	/** @type {(uri: string) => void} */
	let resolveUri = () => {};
	/** @type {Promise<string>} */
	const firstUri = new Promise((done) => {
		resolveUri = done;
	});
	const store = new Supervised(
		"The embedded store",
		() => ({
			args: [storeProgram(), "--dir", join(dataDir, "store"), "--port", String(listenOn), "--attached"],
			env: process.env,
		}),
		{
			quiet: true,
			onMessage: (message) => {
				if (!isReady(message)) return;
				listenOn = Number(new URL(message.uri).port);
				resolveUri(withDatabase(message.uri));
			},
		},
	);
	store.start();
	const uri = await firstUri;
	store.isUp = true;
	writeFileSync(addressFile(dataDir), `${process.pid} ${uri}`, { mode: 0o600 });
	return {
		uri,
		stop: async () => {
			rmSync(addressFile(dataDir), { force: true });
			await store.stop();
		},
	};
}

/** Where a running shop leaves word of its store, for programs that work beside it. @param {string} dataDir */
function addressFile(dataDir) {
	return join(dataDir, "store.address");
}

/** The connection string of the store that a running shop has opened, if any. @param {string} dataDir */
export function runningStore(dataDir) {
	if (!existsSync(addressFile(dataDir))) return undefined;
	const [pid, uri] = readFileSync(addressFile(dataDir), "utf8").split(" ");
	try {
		process.kill(Number(pid), 0);
		return uri;
	} catch {
		return undefined;
	}
}

/** The store of this folder: the running shop's when there is one, else one opened for this program. @param {string} dataDir */
export async function openStore(dataDir) {
	const uri = runningStore(dataDir);
	return uri ? { uri, stop: async () => {} } : startStore(dataDir);
}
