import type { CollectionInfo } from "./catalog.js";
import type { KeyRange } from "./keys.js";

/** What a table holds under a key. */
export interface Entry {
	readonly key: Buffer;
	readonly value: Buffer;
}

/** A stretch of keys and how it is read. In reverse, `start` is its upper end. */
export interface RangeOptions extends KeyRange {
	readonly reverse?: boolean;
	readonly exclusiveStart?: boolean;
	readonly inclusiveEnd?: boolean;
	readonly limit?: number;
}

/** Keys in their order, with values: lmdb's own, or such as a transaction sees them. */
export interface Table {
	get(key: Buffer): Buffer | undefined;
	getRange(options: RangeOptions): Iterable<Entry>;
	getKeysCount(range: KeyRange): number;
	putSync(key: Buffer, value: Buffer): unknown;
	removeSync(key: Buffer): unknown;
}

/** The documents and the entries of their indexes. */
export interface Tables {
	readonly records: Table;
	readonly entries: Table;
}

/** What writing documents asks of the catalog, and tells it. */
export interface CollectionCatalog {
	get(ns: string): CollectionInfo | undefined;
	/** The collection, made when it is new. */
	ensure(ns: string): CollectionInfo;
	put(collection: CollectionInfo): CollectionInfo;
	grow(id: number, by: number): void;
}

/** Asked before a record, or an entry of a unique index, is written: a transaction may own it. */
export interface Claims {
	/** @throws Occupied outside of a transaction, WriteConflict within one */
	claim(table: keyof Tables, key: Buffer): void;
}
