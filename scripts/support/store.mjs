import { join } from "node:path";
import { ensureStoreBuilt } from "./builds.mjs";
import { Supervised } from "./supervise.mjs";

const CLI = "packages/embedded-mongodb/dist/cli.js";
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
			args: [CLI, "--dir", join(dataDir, "store"), "--port", String(listenOn)],
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
	return { uri, stop: () => store.stop() };
}
