import { giveUp } from "./say.mjs";
import { Supervised } from "./supervise.mjs";

const READY_MS = 60_000;
const LOOK_EVERY_MS = 100;
/** Megabytes for objects, at most; tidied oftener for it than on a machine's whole memory. */
const FRUGAL = ["--max-old-space-size=512"];
/** Of the C library: few arenas, so that what was compressed in several threads is given back (Linux only). */
const MALLOC_ARENA_MAX = "2";

/** @param {string} url @returns {Promise<boolean>} */
async function answers(url) {
	try {
		return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
	} catch {
		return false;
	}
}

/**
 * Starts the shop's server and waits until it and the database answer.
 * @param {"start" | "dev"} mode
 * @param {NodeJS.ProcessEnv} env
 */
export async function startShop(mode, env) {
	const host = env.HOST ?? "127.0.0.1";
	const port = env.PORT ?? "3000";
	const shop = new Supervised(
		"The shop",
		() => ({
			args:
				mode === "start"
					? [...FRUGAL, "scripts/support/serve.mjs"]
					: ["node_modules/next/dist/bin/next", mode, "-H", host, "-p", port],
			env: { MALLOC_ARENA_MAX, ...env, NODE_ENV: mode === "dev" ? "development" : "production" },
		}),
		{ quiet: true },
	);
	shop.start();
	const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
	const until = Date.now() + READY_MS;
	while (!(await answers(`http://${reachable}:${port}/api/ready`))) {
		if (Date.now() > until) giveUp("The shop did not answer within a minute.");
		await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
	}
	shop.isUp = true;
	return { stop: () => shop.stop() };
}
