import { ownAddress } from "../lib/server/platform/process.mjs";
import { giveUp, say } from "./program.mjs";
import { Supervised } from "./supervise.mjs";

const START_MS = 120_000;
const LOOK_EVERY_MS = 100;
/** A shop that is not open after so long waits for its database; whoever watches is told. */
const PATIENCE_MS = 10_000;
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

/** Resolves when the address answers with success. @param {string} url @param {number} patienceMs @param {() => void} late */
async function untilAnswers(url, patienceMs, late) {
	const until = Date.now() + patienceMs;
	for (let isLate = false; !(await answers(url)); ) {
		if (!isLate && Date.now() > until) {
			isLate = true;
			late();
		}
		await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
	}
}

/** @param {Supervised} shop @param {string} origin */
async function untilOpen(shop, origin) {
	await untilAnswers(`${origin}/api/health`, START_MS, () =>
		giveUp("The shop did not answer within two minutes."),
	);
	await untilAnswers(`${origin}/api/ready`, PATIENCE_MS, () =>
		say(
			"The database does not answer yet, or is being prepared. The shop opens by itself when that is done.",
		),
	);
	shop.isUp = true;
}

/**
 * Starts the shop's server. `opened` resolves when it and the database answer, however long the database takes.
 * @param {"start" | "dev"} mode
 * @param {NodeJS.ProcessEnv} env
 */
export function startShop(mode, env) {
	const { HOST: host = "127.0.0.1", PORT: port = "3000" } = env;
	const shop = new Supervised(
		"The shop",
		() => ({
			args: [...(mode === "start" ? FRUGAL : []), "server/serve.mjs"],
			env: { MALLOC_ARENA_MAX, ...env, NODE_ENV: mode === "dev" ? "development" : "production" },
		}),
		{ quiet: true },
	);
	shop.start();
	return {
		opened: untilOpen(shop, ownAddress({ HOST: host, PORT: port }).origin),
		stop: () => shop.stop(),
	};
}
