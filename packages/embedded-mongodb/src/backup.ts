import {
	chmodSync,
	constants,
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StoreError } from "./errors.js";
import { Catalog } from "./storage/catalog.js";
import { dataFileOf, Environment, isSound, syncToDisk } from "./storage/environment.js";
import { idPrefix, prefixRange } from "./storage/indexKeys.js";
import { assertNotOwned, forgetOwner } from "./storage/owner.js";

/** What a copy holds. */
export interface Contents {
	readonly collections: number;
	readonly documents: number;
	readonly bytes: number;
}

/**
 * Copies the data of a directory, as it is at this moment, into one file; a store may be at work on it. The file
 * appears only once it is whole and on disk. @throws StoreError in words for the person who asked for it
 */
export async function backUp(dir: string, file: string): Promise<Contents> {
	if (!existsSync(dataFileOf(dir))) throw new StoreError(`There is no data in ${dir}.`);
	if (existsSync(file)) throw new StoreError(`The file ${file} is there already.`);
	const folder = dirname(resolve(file));
	mkdirSync(folder, { recursive: true });
	const draft = mkdtempSync(join(folder, ".backup-"));
	try {
		const env = await Environment.open(dir);
		await env.copyTo(draft).finally(() => env.close());
		const contents = await finishCopy(draft);
		syncToDisk(dataFileOf(draft));
		renameSync(dataFileOf(draft), file);
		syncToDisk(folder);
		return { ...contents, bytes: statSync(file).size };
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/** Nobody owns a copy. Reading it through also shows that it is whole. */
async function finishCopy(dir: string): Promise<Omit<Contents, "bytes">> {
	const env = await Environment.open(dir);
	try {
		forgetOwner(env);
		const collections = new Catalog(env).all();
		const counts = collections.map(({ id }) => env.records.getKeysCount(prefixRange(idPrefix(id))));
		return { collections: collections.length, documents: counts.reduce((sum, count) => sum + count, 0) };
	} finally {
		await env.close();
	}
}

/** Gives a file a second name, so that there are data at every moment: a restore that is killed then has done nothing yet. */
function keepBeside(file: string, kept: string): void {
	try {
		linkSync(file, kept);
	} catch {
		// Not every disk knows second names.
		copyFileSync(file, kept, constants.COPYFILE_FICLONE);
		syncToDisk(kept);
	}
}

/**
 * Puts a backup where a store will look for its data. What is replaced is kept beside it; its name is returned.
 * @throws StoreError when the file is no backup, when a store works there, and when there is data but no `force`
 */
export async function restore(file: string, dir: string, force: boolean): Promise<string | undefined> {
	if (!existsSync(file)) throw new StoreError(`There is no file ${file}.`);
	if (statSync(file).size === 0 || !isSound(file))
		throw new StoreError(`The file ${file} is not a whole backup.`);
	mkdirSync(dir, { recursive: true });
	const target = dataFileOf(dir);
	const isReplaced = existsSync(target);
	if (isReplaced) {
		const env = await Environment.open(dir);
		await assertNotOwned(env, dir).finally(() => env.close());
		if (!force) throw new StoreError(`There is data in ${dir} already. Say --force to replace it.`);
	}
	const draft = `${target}.restoring`;
	copyFileSync(file, draft, constants.COPYFILE_FICLONE);
	chmodSync(draft, 0o600); // a copy has the rights of what it is of
	syncToDisk(draft);
	const kept = `${target}.replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`;
	if (isReplaced) keepBeside(target, kept);
	rmSync(join(dir, "lock.mdb"), { force: true });
	renameSync(draft, target);
	syncToDisk(dir);
	return isReplaced ? kept : undefined;
}
