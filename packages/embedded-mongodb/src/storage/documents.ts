import { Int32 } from "bson";
import { badValue, MongoError } from "../errors.js";
import { describe } from "../values/describe.js";
import { assertKeyFits, encodeKey } from "../values/key.js";
import { getField } from "../values/path.js";
import { type Doc, isDoc, typeName, type Value } from "../values/types.js";
import type { CollectionInfo } from "./catalog.js";
import { type IndexInfo, withMultikey } from "./indexInfo.js";
import { type IndexKeys, indexKeys } from "./indexKeys.js";
import { idPrefix, recordKey } from "./keys.js";
import type { Claims, CollectionCatalog, Tables } from "./tables.js";

/** What one document contributes to one index: whole keys of the entries table. */
interface Contribution extends IndexKeys {
	readonly index: IndexInfo;
}

/** 16 MiB, the size of a document that MongoDB accepts. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Changes documents together with their index entries, in the tables themselves or in those of a transaction.
 * Everything here claims and checks before it writes; a write transaction undoes what was written if it throws all
 * the same.
 */
export class Documents {
	constructor(
		private readonly tables: Tables,
		private readonly catalog: CollectionCatalog,
		private readonly claims: Claims,
	) {}

	/** The bytes of the document with this encoded `_id`. Also usable outside of a write transaction. */
	get(collection: CollectionInfo, idKey: Buffer): Buffer | undefined {
		return this.tables.records.get(recordKey(collection.id, idKey));
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
		this.claims.claim("records", key);
		if (this.tables.records.get(key)) throw duplicateId(collection, id);
		const added = contributions(collection, idKey, doc);
		this.claimUnique(added);
		this.assertUnique(collection, added, idKey, doc);
		this.tables.records.putSync(key, raw);
		this.catalog.grow(collection.id, 1);
		this.putEntries(added, idKey);
		this.noteArrays(collection, added);
	}

	/** Writes the new state of a document whose `_id` is unchanged. @throws MongoError DuplicateKey */
	replace(collection: CollectionInfo, idKey: Buffer, before: Doc, after: Doc, raw: Buffer): void {
		assertSize(raw);
		const key = recordKey(collection.id, idKey);
		this.claims.claim("records", key);
		const former = contributions(collection, idKey, before);
		const latter = contributions(collection, idKey, after);
		const removed = former.map((each, i) => without(each, latter[i]));
		const added = latter.map((each, i) => without(each, former[i]));
		this.claimUnique([...removed, ...added]);
		this.assertUnique(collection, added, idKey, after);
		this.removeEntries(removed);
		this.tables.records.putSync(key, raw);
		this.putEntries(added, idKey);
		this.noteArrays(collection, added);
	}

	remove(collection: CollectionInfo, idKey: Buffer, doc: Doc): void {
		const key = recordKey(collection.id, idKey);
		this.claims.claim("records", key);
		const removed = contributions(collection, idKey, doc);
		this.claimUnique(removed);
		this.tables.records.removeSync(key);
		this.catalog.grow(collection.id, -1);
		this.removeEntries(removed);
	}

	/**
	 * Adds the entries of one document to one index that is being built. It claims nothing: a transaction that wrote
	 * such an entry finds another at its commit. @throws MongoError DuplicateKey
	 */
	addToIndex(ns: string, indexId: number, idKey: Buffer, doc: Doc): void {
		const collection = this.catalog.get(ns);
		const index = collection?.indexes.find(({ id }) => id === indexId);
		if (!collection || !index)
			throw new MongoError(276, "the collection was dropped while its index was built");
		const added = [contribution(index, idKey, doc)];
		this.assertUnique(collection, added, idKey, doc);
		this.putEntries(added, idKey);
		this.noteArrays(collection, added);
	}

	private putEntries(added: readonly Contribution[], idKey: Buffer): void {
		for (const { keys } of added) for (const key of keys) this.tables.entries.putSync(key, idKey);
	}

	private removeEntries(removed: readonly Contribution[]): void {
		for (const { keys } of removed) for (const key of keys) this.tables.entries.removeSync(key);
	}

	private claimUnique(changed: readonly Contribution[]): void {
		for (const { index, keys } of changed) {
			if (index.unique) for (const key of keys) this.claims.claim("entries", key);
		}
	}

	private assertUnique(collection: CollectionInfo, added: Contribution[], idKey: Buffer, doc: Doc): void {
		for (const { index, keys } of added) {
			if (!index.unique) continue;
			for (const key of keys) {
				const holder = this.tables.entries.get(key);
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

const contributions = (collection: CollectionInfo, idKey: Buffer, doc: Doc): Contribution[] =>
	collection.indexes.slice(1).map((index) => contribution(index, idKey, doc));

function contribution(index: IndexInfo, idKey: Buffer, doc: Doc): Contribution {
	const { keys, arrays } = indexKeys(index, doc);
	return { index, arrays, keys: keys.map((key) => entryKey(index, key, idKey)) };
}

/** The contribution without the keys that `other` has as well. */
function without(
	contribution: Contribution,
	{ keys: others = [] }: Partial<Contribution> = {},
): Contribution {
	const [only] = others;
	const known = new Set(others.length > 1 ? others.map((key) => key.toString("latin1")) : []);
	const isKnown = (key: Buffer): boolean =>
		others.length > 1 ? known.has(key.toString("latin1")) : (only?.equals(key) ?? false);
	return { ...contribution, keys: contribution.keys.filter((key) => !isKnown(key)) };
}

/** The key of an entry. A unique one is its fields alone, so that no second document has it; others end with the `_id`. */
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
