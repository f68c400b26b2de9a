import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { watchInvalidations } from "../cache/invalidation";
import { isOutage } from "../database/outage";
import { whyUnusable } from "../database/unusable";
import { log } from "../log/log";
import { migrate } from "../migrations/migrate";
import { opening } from "../platform/opening.mjs";
import { watchShop } from "../shop/read";
import { fillEmptyShelves } from "./first-goods";

const TRY_AGAIN_MS = 1_000;

/** Ends the process when trying again cannot help. */
function endIfUnusable(error: unknown): void {
	const reason = whyUnusable(error);
	if (!reason) return;
	process.stderr.write(`${reason}\n`);
	process.exit(1);
}

/** Migrates and fills; tries until it has succeeded, since a database may come after the shop. */
async function prepareDatabase(): Promise<void> {
	for (let told = ""; ; await pause(TRY_AGAIN_MS)) {
		try {
			await migrate();
			await fillEmptyShelves();
			await watchShop();
			return;
		} catch (error) {
			endIfUnusable(error);
			const words = isOutage(error)
				? "the database is out of reach; the shop opens when it answers"
				: "the database could not be prepared; trying again";
			// That nobody answers says all; anything else is for whoever mends it.
			if (words !== told) log.error(isOutage(error) ? {} : { err: error }, words);
			told = words;
		}
	}
}

/**
 * Brings the database to what this version needs, has every cached page made again, and lets visitors in. Waits for a
 * database that is out of reach; ends the process with one sentence and code 1 when it can never be used.
 */
export async function openShop(): Promise<void> {
	await prepareDatabase();
	await watchInvalidations();
	opening.open();
	log.info("the shop is open");
}
