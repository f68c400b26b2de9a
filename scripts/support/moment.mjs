import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureDataDir } from "../../server/shop-env.mjs";
import { copyStore, hasStore, startStore } from "../../server/store.mjs";

/** @typedef {{ DATA_DIR: string, MONGODB_URI?: string }} Where */

const ASIDE = ".aside-";
/** Longer than any work: what is older was left by a process that was killed. */
const LEFT_MS = 24 * 3_600_000;

/**
 * Does the work with a new folder beside the data, and removes it.
 * @template Result
 * @param {string} dataDir
 * @param {(folder: string) => Promise<Result>} work
 */
export async function aside(dataDir, work) {
	ensureDataDir(dataDir);
	const others = readdirSync(dataDir).filter((name) => name.startsWith(ASIDE));
	for (const path of others.map((name) => join(dataDir, name))) {
		if (Date.now() - statSync(path).mtimeMs > LEFT_MS) rmSync(path, { recursive: true, force: true });
	}
	const folder = mkdtempSync(join(dataDir, ASIDE));
	try {
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Does the work with a store of a folder of its own, which is closed again.
 * @template Result
 * @param {string} folder
 * @param {(uri: string) => Promise<Result>} work
 */
export async function withStore(folder, work) {
	const store = await startStore(folder);
	return work(store.uri).finally(() => store.stop());
}

/**
 * Has the work read all data while the shop goes on. Of the embedded store it is given a copy, which nobody changes;
 * a MongoDB itself, which keeps the moment at which a session began.
 * @template Result
 * @param {Where} where
 * @param {(uri: string, isCopy: boolean) => Promise<Result>} work
 */
export async function withData({ DATA_DIR, MONGODB_URI }, work) {
	if (MONGODB_URI) return work(MONGODB_URI, false);
	if (!hasStore(DATA_DIR)) throw new Error(`There is no data in ${DATA_DIR}.`);
	return aside(DATA_DIR, async (folder) => {
		if (!(await copyStore(DATA_DIR, folder)))
			throw new Error("The data could not be copied; the lines above say why.");
		return withStore(folder, (uri) => work(uri, true));
	});
}

/** What a MongoDB answers that no longer has the moment at which the reading began. */
const MOMENT_GONE = new Set([239, 246]);

/** Whether the database was read for longer than it keeps a moment. @param {unknown} error */
export function isMomentGone(error) {
	return error instanceof Error && "code" in error && MOMENT_GONE.has(Number(error.code));
}
