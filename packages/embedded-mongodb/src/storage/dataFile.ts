import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { StoreError } from "../errors.js";

/** lmdb's two head pages, and where in each it keeps what is looked at here. */
const PAGE = 4096;
const HEAD_BYTES = 2 * PAGE;
const MAGIC_AT = 24;
const MAGIC = 0xbeefc0de;
const LAST_PAGE_AT = 144;
const TRANSACTION_AT = 152;

/** How long, in milliseconds, another process that is just making the file gets to finish. */
const BIRTH_MS = 500;

/**
 * Looks at a data file before lmdb maps it into memory, where a file that is shorter than it says ends the process.
 * One that was cut off while it was made holds nothing that was ever acknowledged, and is set aside.
 * @throws StoreError when a file that has data is damaged
 */
export async function checkDataFile(file: string): Promise<void> {
	if (!existsSync(file) || isSound(file)) return;
	await setTimeout(BIRTH_MS);
	if (!isSound(file)) renameSync(file, `${file}.unfinished`);
}

/** True for a whole data file; false for one that was cut off at its birth. @throws StoreError when it is damaged */
export function isSound(file: string): boolean {
	const handle = openSync(file, "r");
	try {
		const { size } = fstatSync(handle);
		const head = Buffer.alloc(HEAD_BYTES);
		readSync(handle, head, 0, HEAD_BYTES, 0);
		if (size === 0) return true; // lmdb makes it anew
		if (size < HEAD_BYTES || head.every((byte) => byte === 0)) return false;
		const heads = [head.subarray(0, PAGE), head.subarray(PAGE)];
		if (heads.some((page) => page.readUInt32LE(MAGIC_AT) !== MAGIC)) {
			throw new StoreError(`The file ${file} is not a data file of this store, or it is damaged.`);
		}
		const needed = newestLastPage(heads) * PAGE;
		if (size >= needed) return true;
		throw new StoreError(
			`The file ${file} is damaged: it has ${size} bytes of at least ${needed}. Restore a backup.`,
		);
	} finally {
		closeSync(handle);
	}
}

/** The number of the last page that the newest transaction counts with. */
function newestLastPage(heads: readonly Buffer[]): number {
	const newest = heads.reduce((a, b) => (transactionOf(b) > transactionOf(a) ? b : a));
	return Number(newest.readBigUInt64LE(LAST_PAGE_AT));
}

const transactionOf = (head: Buffer): bigint => head.readBigUInt64LE(TRANSACTION_AT);
