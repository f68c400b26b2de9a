import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Database, open, type RootDatabase } from "lmdb";
import { StoreError } from "../errors.js";

/** Bytes in, bytes out: the store does its own encoding of keys and values. */
export type Table = Database<Buffer, Buffer>;

const BINARY = { keyEncoding: "binary", encoding: "binary" } as const;
const SMALLEST_DATA_FILE = 8192;

/** Something in memory that must follow the fate of write transactions. */
export interface TransactionalCache {
	/** Remembers the present state; the result brings it back. */
	snapshot(): () => void;
	reload(): void;
}

/**
 * The lmdb environment of one directory. Reads are synchronous; writes go through {@link write}, which groups what
 * all connections have waiting into one transaction and one flush.
 */
export class Environment {
	readonly catalog: Table;
	readonly records: Table;
	readonly entries: Table;
	private readonly root: RootDatabase<Buffer, Buffer>;
	private cache: TransactionalCache | undefined;

	constructor(dir: string) {
		this.root = openRoot(dir);
		this.catalog = this.root.openDB("catalog", BINARY);
		this.records = this.root.openDB("records", BINARY);
		this.entries = this.root.openDB("entries", BINARY);
	}

	/** Names what is kept in memory of the tables, so that it never says other than the disk does. */
	keep(cache: TransactionalCache): void {
		this.cache = cache;
	}

	/**
	 * Runs `job` alone in a write transaction; what it throws undoes all it wrote. The promise resolves when the
	 * change is on disk: with `overlappingSync` off, lmdb flushes the data before it writes the page that makes
	 * the transaction count, and nobody reads what a power loss could still take back.
	 */
	async write<T>(job: () => T): Promise<T> {
		let undone = false;
		try {
			return await this.root.childTransaction(() => {
				const restore = this.cache?.snapshot();
				try {
					return job();
				} catch (error) {
					undone = true;
					restore?.();
					throw error;
				}
			});
		} catch (error) {
			if (!undone) this.cache?.reload(); // the commit failed, perhaps because the disk is full
			throw error;
		}
	}

	/** Like {@link write}, at once: for the start, before there is anybody who could be kept waiting. */
	writeSync<T>(job: () => T): T {
		return this.root.transactionSync(job);
	}

	/** Makes the next read see what other processes have written. */
	refresh(): void {
		this.root.resetReadTxn();
	}

	/** Bytes the data file takes. */
	sizeOf(dir: string): number {
		return statSync(join(dir, "data.mdb")).size;
	}

	async close(): Promise<void> {
		await this.root.close();
	}
}

function openRoot(dir: string): RootDatabase<Buffer, Buffer> {
	try {
		mkdirSync(dir, { recursive: true });
		return openOrBegin(dir);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new StoreError(`The store cannot use the directory ${dir}: ${reason}`);
	}
}

/** A file shorter than lmdb's two head pages was cut off at its birth: nothing in it was ever acknowledged. */
function openOrBegin(dir: string): RootDatabase<Buffer, Buffer> {
	const options = { path: dir, noSubdir: false, maxDbs: 4, overlappingSync: false, ...BINARY };
	const file = join(dir, "data.mdb");
	try {
		return open(options);
	} catch (error) {
		if (!existsSync(file) || statSync(file).size >= SMALLEST_DATA_FILE) throw error;
		renameSync(file, `${file}.unfinished`);
		return open(options);
	}
}
