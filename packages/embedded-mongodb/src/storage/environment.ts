import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Database, open, type RootDatabase, type Transaction } from "lmdb";
import { MongoError, StoreError } from "../errors.js";
import { checkDataFile } from "./dataFile.js";
import type { Tables } from "./tables.js";

/** Bytes in, bytes out: the store does its own encoding of keys and values. */
export type LmdbTable = Database<Buffer, Buffer>;

/** The tables as they were at one moment. It keeps lmdb from using freed pages again until `done` is called. */
export type Snapshot = Transaction;

const BINARY = { keyEncoding: "binary", encoding: "binary" } as const;

/** The one file that holds a directory's data. */
export const dataFileOf = (dir: string): string => join(dir, "data.mdb");

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
export class Environment implements Tables {
	readonly catalog: LmdbTable;
	readonly records: LmdbTable;
	readonly entries: LmdbTable;
	/** Which transactions were committed. */
	readonly outcomes: LmdbTable;
	private cache: TransactionalCache | undefined;

	/** Opens the environment of a directory, or begins it. @throws StoreError when that is not possible */
	static async open(dir: string): Promise<Environment> {
		try {
			mkdirSync(dir, { recursive: true });
			await checkDataFile(dataFileOf(dir));
			return new Environment(openRoot(dir));
		} catch (error) {
			if (error instanceof StoreError) throw error;
			const reason = error instanceof Error ? error.message : String(error);
			throw new StoreError(`The store cannot use the directory ${dir}: ${reason}`);
		}
	}

	private constructor(private readonly root: RootDatabase<Buffer, Buffer>) {
		this.catalog = this.root.openDB("catalog", BINARY);
		this.records = this.root.openDB("records", BINARY);
		this.entries = this.root.openDB("entries", BINARY);
		this.outcomes = this.root.openDB("outcomes", BINARY);
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
			if (undone) throw error;
			this.cache?.reload();
			throw notOnDisk(error);
		}
	}

	/** Like {@link write}, at once: for the start, before there is anybody who could be kept waiting. */
	writeSync<T>(job: () => T): T {
		return this.root.transactionSync(job);
	}

	/** Makes the next read see everything that is written by now, by other processes too. */
	refresh(): void {
		this.root.resetReadTxn();
	}

	/** What is written by now, to be read for as long as it is needed. */
	snapshot(): Snapshot {
		this.refresh();
		return this.root.useReadTransaction();
	}

	/** Writes everything as it is at one moment into an existing, empty directory; others go on writing meanwhile. */
	async copyTo(dir: string): Promise<void> {
		await this.root.backup(dir, true);
	}

	async close(): Promise<void> {
		await this.root.close();
	}
}

/** True for what lmdb rejects with when it could not bring a transaction to disk. */
export function isFailedCommit(error: unknown): boolean {
	return error instanceof Error && "commitError" in error;
}

/** What the clients whose writes were in a failed commit are told. The data is as it was before. */
function notOnDisk(error: unknown): unknown {
	if (!isFailedCommit(error)) return error;
	return new MongoError(14031, "The write could not be brought to disk. Is the disk full?");
}

/** Far more than the snapshots of all transactions that may be open at once. */
const MAX_READERS = 1024;

function openRoot(dir: string): RootDatabase<Buffer, Buffer> {
	const root = open<Buffer, Buffer>({
		path: dir,
		noSubdir: false,
		maxDbs: 4,
		maxReaders: MAX_READERS,
		overlappingSync: false,
		...BINARY,
	});
	syncToDisk(dir);
	syncToDisk(dirname(resolve(dir)));
	return root;
}

/** Brings a file, or a directory, to disk: a new file survives a power loss only when its directory does too. */
export function syncToDisk(path: string): void {
	if (process.platform === "win32") return; // has no such thing for directories
	const handle = openSync(path, "r");
	fsyncSync(handle);
	closeSync(handle);
}
