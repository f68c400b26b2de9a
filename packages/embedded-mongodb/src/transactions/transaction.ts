import { MongoError, writeConflict } from "../errors.js";
import { type Catalog, type CollectionInfo, emptyCollection } from "../storage/catalog.js";
import { Documents } from "../storage/documents.js";
import type { Environment, Snapshot } from "../storage/environment.js";
import type { Scope } from "../storage/scope.js";
import type { Claims, Tables } from "../storage/tables.js";
import { Overlay } from "./overlay.js";
import { OwnCatalog } from "./ownCatalog.js";
import type { Owner, Owners } from "./owners.js";

/** How much a transaction may write: it is kept in memory until it ends. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What a key held when the transaction began. */
interface Base {
	readonly table: keyof Tables;
	readonly key: Buffer;
	readonly value: Buffer | undefined;
}

/**
 * One transaction: reads a snapshot and its own writes, and brings these into the tables at once, or never. Whatever
 * it writes is its own until it ends; what others have changed since its snapshot, or are changing, is a conflict.
 */
export class Transaction implements Scope, Owner, Claims {
	readonly tables: { readonly records: Overlay; readonly entries: Overlay };
	readonly catalog: OwnCatalog;
	readonly documents: Documents;
	readonly ended: Promise<void>;
	/** The moment (of `performance.now`) at which it is given up. */
	readonly endsAt: number;
	isApplied = false;
	private readonly snapshot: Snapshot;
	private readonly bases = new Map<string, Base>();
	private sayEnded: () => void = () => undefined;

	constructor(
		private readonly env: Environment,
		private readonly owners: Owners,
		catalog: Catalog,
		lifeMs: number,
	) {
		this.endsAt = performance.now() + lifeMs;
		this.snapshot = env.snapshot();
		this.tables = {
			records: new Overlay(env.records, this.snapshot),
			entries: new Overlay(env.entries, this.snapshot),
		};
		this.catalog = new OwnCatalog(catalog);
		this.documents = new Documents(this.tables, this.catalog, this);
		this.ended = new Promise((resolve) => {
			this.sayEnded = resolve;
		});
	}

	collection(ns: string): CollectionInfo {
		return this.catalog.get(ns) ?? emptyCollection(ns);
	}

	ensure(ns: string): void {
		this.catalog.ensure(ns);
	}

	/** A job that fails ends the whole transaction, so nothing has to be undone. @throws MongoError WriteConflict */
	async write<T>(job: () => T): Promise<T> {
		this.env.refresh(); // conflicts are looked for in what is written by now
		const result = job();
		if (this.tables.records.changes.bytes + this.tables.entries.changes.bytes <= MAX_BYTES) return result;
		throw new MongoError(257, `A transaction may not write more than ${MAX_BYTES} bytes`);
	}

	/** Makes a key the transaction's own. @throws MongoError WriteConflict */
	claim(table: keyof Tables, key: Buffer): void {
		const name = key.toString("latin1");
		if (this.bases.has(name)) return;
		this.owners.take(name, this);
		const base = { table, key, value: this.tables[table].before(key) };
		this.bases.set(name, base);
		this.assertUnchanged(base);
	}

	private assertUnchanged({ table, key, value }: Base): void {
		const now = this.env[table].get(key);
		if (now === undefined ? value !== undefined : !value?.equals(now)) throw writeConflict();
	}

	/**
	 * Brings everything into the tables, and to disk, in one write, in which `note` also keeps that it was done. Then
	 * the transaction has ended, as it has when this throws. @throws MongoError WriteConflict
	 */
	async commit(note: () => void): Promise<void> {
		try {
			if (this.bases.size > 0 || this.catalog.hasCreated) await this.env.write(() => this.apply(note));
		} finally {
			this.end();
		}
	}

	/** Inside the write transaction. A writer may have been at work when a key was claimed: now it has ended. */
	private apply(note: () => void): void {
		for (const base of this.bases.values()) this.assertUnchanged(base);
		this.catalog.apply();
		for (const table of ["records", "entries"] as const) {
			for (const { key, value } of this.tables[table].changes) {
				if (value) this.env[table].putSync(key, value);
				else this.env[table].removeSync(key);
			}
		}
		note();
		this.isApplied = true;
	}

	/** Gives up what was not committed, the snapshot and all keys. */
	end(): void {
		this.owners.release(this.bases.keys());
		this.snapshot.done();
		this.sayEnded();
	}
}
