import { Int32 } from "bson";
import { badValue, MongoError } from "../errors.js";
import { describe } from "../values/describe.js";
import { assertKeyFits, encodeKey } from "../values/key.js";
import { getField } from "../values/path.js";
import { type Doc, isDoc, typeName, type Value } from "../values/types.js";
import type { Catalog, CollectionInfo } from "./catalog.js";
import type { Environment } from "./environment.js";
import { type IndexInfo, withMultikey } from "./indexInfo.js";
import { type IndexKeys, indexKeys } from "./indexKeys.js";
import { idPrefix, prefixRange, recordKey } from "./keys.js";

/** What one document contributes to one index. */
interface Contribution extends IndexKeys {
	readonly index: IndexInfo;
}

/** 16 MiB, the size of a document that MongoDB accepts. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Changes documents together with their index entries. Everything here runs inside a write transaction and checks
 * before it writes; the transaction undoes what was written if it throws all the same.
 */
export class Documents {
	constructor(
		private readonly env: Environment,
		private readonly catalog: Catalog,
	) {}

	/** The bytes of the document with this encoded `_id`. Also usable outside of a write transaction. */
	get(collection: CollectionInfo, idKey: Buffer): Buffer | undefined {
		return this.env.records.get(recordKey(collection.id, idKey));
	}

	/** How many documents a collection has: counted once, among the writes, and known from then on. */
	async count(ns: string): Promise<number> {
		const count = (): number => {
			const id = this.catalog.get(ns)?.id;
			if (id === undefined) return 0;
			const size = this.catalog.sizeOf(id) ?? this.env.records.getKeysCount(prefixRange(idPrefix(id)));
			this.catalog.noteSize(id, size);
			return size;
		};
		const { id } = this.catalog.get(ns) ?? {};
		return id === undefined ? 0 : (this.catalog.sizeOf(id) ?? this.env.write(count));
	}

	/** @throws MongoError DuplicateKey; BadValue or DollarPrefixedFieldName for what cannot be an `_id` */
	insert(ns: string, doc: Doc, raw: Buffer): void {
		assertSize(raw);
		const id = doc.get("_id");
		assertUsableId(id);
		const collection = this.catalog.ensure(ns);
		const idKey = encodeKey(id);
		assertKeyFits(idKey);
		const key = recordKey(collection.id, idKey);
		if (this.env.records.doesExist(key)) throw duplicateId(collection, id);
		const added = contributions(collection, doc);
		this.assertUnique(collection, added, idKey, doc);
		this.env.records.putSync(key, raw);
		this.catalog.grow(collection.id, 1);
		for (const { index, keys } of added) for (const entry of keys) this.putEntry(index, entry, idKey);
		this.noteArrays(collection, added);
	}

	/** Writes the new state of a document whose `_id` is unchanged. @throws MongoError DuplicateKey */
	replace(collection: CollectionInfo, idKey: Buffer, before: Doc, after: Doc, raw: Buffer): void {
		assertSize(raw);
		const removed = contributions(collection, before);
		const added = contributions(collection, after);
		this.assertUnique(collection, added, idKey, after);
		removed.forEach(({ index, keys }, i) => {
			const kept = new Set(added[i]?.keys.map((key) => key.toString("latin1")));
			for (const key of keys) if (!kept.has(key.toString("latin1"))) this.removeEntry(index, key, idKey);
		});
		this.env.records.putSync(recordKey(collection.id, idKey), raw);
		for (const { index, keys } of added) for (const key of keys) this.putEntry(index, key, idKey);
		this.noteArrays(collection, added);
	}

	remove(collection: CollectionInfo, idKey: Buffer, doc: Doc): void {
		this.env.records.removeSync(recordKey(collection.id, idKey));
		this.catalog.grow(collection.id, -1);
		for (const { index, keys } of contributions(collection, doc)) {
			for (const key of keys) this.removeEntry(index, key, idKey);
		}
	}

	/** Adds the entries of one document to one index that is being built. @throws MongoError DuplicateKey */
	addToIndex(ns: string, indexId: number, idKey: Buffer, doc: Doc): void {
		const collection = this.catalog.get(ns);
		const index = collection?.indexes.find(({ id }) => id === indexId);
		if (!collection || !index)
			throw new MongoError(276, "the collection was dropped while its index was built");
		const added = [{ index, ...indexKeys(index, doc) }];
		this.assertUnique(collection, added, idKey, doc);
		for (const { keys } of added) for (const key of keys) this.putEntry(index, key, idKey);
		this.noteArrays(collection, added);
	}

	/** A unique entry is its key alone, so that a second document cannot have it; others end with the `_id`. */
	private putEntry(index: IndexInfo, key: Buffer, idKey: Buffer): void {
		this.env.entries.putSync(entryKey(index, key, idKey), idKey);
	}

	private removeEntry(index: IndexInfo, key: Buffer, idKey: Buffer): void {
		this.env.entries.removeSync(entryKey(index, key, idKey));
	}

	private assertUnique(collection: CollectionInfo, added: Contribution[], idKey: Buffer, doc: Doc): void {
		for (const { index, keys } of added) {
			if (!index.unique) continue;
			for (const key of keys) {
				const holder = this.env.entries.get(entryKey(index, key, idKey));
				if (holder && !holder.equals(idKey)) throw duplicateKey(collection, index, doc);
			}
		}
	}

	/** Remembers that an index has several entries for a document: plans depend on it. */
	private noteArrays(collection: CollectionInfo, added: Contribution[]): void {
		const news = added.filter(({ index, arrays }) => [...arrays].some((i) => !index.fields[i]?.multikey));
		if (news.length === 0) return;
		const changed = new Map(news.map(({ index, arrays }) => [index.id, withMultikey(index, arrays)]));
		const indexes = collection.indexes.map((index) => changed.get(index.id) ?? index);
		this.catalog.put({ ...collection, indexes });
	}
}

const contributions = (collection: CollectionInfo, doc: Doc): Contribution[] =>
	collection.indexes.slice(1).map((index) => ({ index, ...indexKeys(index, doc) }));

/** The key of one entry in the entries table. */
export const entryKey = (index: IndexInfo, key: Buffer, idKey: Buffer): Buffer =>
	Buffer.concat(index.unique ? [idPrefix(index.id), key] : [idPrefix(index.id), key, idKey]);

function assertSize(raw: Buffer): void {
	if (raw.length <= MAX_DOCUMENT_BYTES) return;
	throw new MongoError(
		10334,
		`BSONObj size: ${raw.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
	);
}

function assertUsableId(id: Value | undefined): void {
	if (id === undefined) return;
	const type = typeName(id);
	if (type === "array" || type === "regex") throw badValue(`The '_id' value cannot be of type ${type}`);
	const dollar = isDoc(id) ? [...id.keys()].find((key) => key.startsWith("$")) : undefined;
	if (dollar === undefined) return;
	throw new MongoError(
		52,
		`_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
	);
}

const duplicateId = (collection: CollectionInfo, id: Value | undefined): MongoError =>
	duplicate(collection, "_id_", new Map([["_id", 1]]), new Map([["_id", id ?? null]]));

function duplicateKey(collection: CollectionInfo, index: IndexInfo, doc: Doc): MongoError {
	const pattern = new Map(index.fields.map(({ path, descending }) => [path, descending ? -1 : 1]));
	const values: Doc = new Map();
	for (const { path, parts } of index.fields) values.set(path, getField(doc, parts) ?? null);
	return duplicate(collection, index.name, pattern, values);
}

function duplicate(
	collection: CollectionInfo,
	index: string,
	pattern: Map<string, number>,
	values: Doc,
): MongoError {
	const message = `E11000 duplicate key error collection: ${collection.ns} index: ${index} dup key: ${describe(values)}`;
	const keyPattern: Doc = new Map([...pattern].map(([path, direction]) => [path, new Int32(direction)]));
	return new MongoError(11000, message, [
		["keyPattern", keyPattern],
		["keyValue", values],
	]);
}
