import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { watchShop } from "@/lib/shop/server/read";
import { Product } from "@/models/products";
import { watchInvalidations } from "../cache/invalidation";
import { isOutage } from "../database/outage";
import { whyUnusable } from "../database/unusable";
import { log } from "../log/log";
import { migrate } from "../migrations/migrate";
import { opening } from "../platform/opening.mjs";

const FILLING = [
	"--conditions=react-server",
	"--import",
	"tsx",
	"scripts/seed/main.ts",
	"--if-empty",
] as const;

/**
 * Puts the first goods on the shelves of a shop that has none, in a process of its own: the server never needs them
 * again. Rejects when that fails; it may be repeated.
 */
export async function fillEmptyShelves(): Promise<void> {
	if (await Product.exists({})) return;
	const filling = spawn(process.execPath, FILLING, { stdio: ["ignore", "ignore", "inherit"] });
	const [code] = await once(filling, "exit");
	if (code !== 0) throw new Error("the first goods could not be put on the shelves");
}

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
