import { Binary, Int32, UUID } from "bson";
import { decodeDoc } from "../values/decode.js";
import { encodeDoc } from "../values/encode.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import type { Environment, TransactionalCache } from "./environment.js";
import { type IndexInfo, indexFromDoc, indexToDoc, primaryIndex } from "./indexInfo.js";
import { idPrefix, prefixRange } from "./keys.js";
import type { CollectionCatalog } from "./tables.js";

/** What the store knows of a collection. Never changed in place: a change makes a new one. */
export interface CollectionInfo {
	readonly db: string;
	readonly name: string;
	/** `db.name`, as messages and cursors say it. */
	readonly ns: string;
	/** Names the collection's range of keys in the records table. */
	readonly id: number;
	readonly uuid: UUID;
	/** The first is always `_id_`. */
	readonly indexes: readonly IndexInfo[];
}

/** What the catalog said at one moment. */
export interface CatalogMoment {
	readonly byNs: ReadonlyMap<string, CollectionInfo>;
	readonly readings: number;
}

/** Stands for a collection that does not exist: it has the index that all have, and no documents. */
export function emptyCollection(ns: string): CollectionInfo {
	const dot = ns.indexOf(".");
	return {
		db: ns.slice(0, dot),
		name: ns.slice(dot + 1),
		ns,
		id: 0,
		uuid: new UUID(),
		indexes: [primaryIndex],
	};
}

const NEXT_ID = Buffer.from("\u0001nextId");
const GARBAGE = "\u0002";
const COLLECTION = "\u0003";

/**
 * The collections and their indexes, in memory and in the catalog table. All changes happen inside a write
 * transaction, so that a crash leaves either the old state or the new one.
 */
export class Catalog implements TransactionalCache, CollectionCatalog {
	/** Replaced, never changed, so that a transaction can be undone by bringing back the former map. */
	private byNs: ReadonlyMap<string, CollectionInfo> = new Map();
	/** How many documents collections have, by their ids: of those that were ever counted. */
	private sizes: ReadonlyMap<number, number> = new Map();
	/** How often it was read anew: numbers given since the time before may name other things now. */
	private readings = 0;

	constructor(private readonly env: Environment) {
		this.reload();
		env.keep(this);
	}

	snapshot(): () => void {
		const { byNs, sizes } = this;
		return () => {
			this.byNs = byNs;
			this.sizes = sizes;
		};
	}

	reload(): void {
		const byNs = new Map<string, CollectionInfo>();
		for (const { key, value } of this.env.catalog.getRange({ start: Buffer.from(COLLECTION) })) {
			const ns = key.toString("utf8", COLLECTION.length);
			byNs.set(ns, collectionFromDoc(ns, decodeDoc(value)));
		}
		this.byNs = byNs;
		this.sizes = new Map();
		this.readings++;
	}

	/** The collections as they are at this moment, for as long as they are looked at. */
	present(): CatalogMoment {
		return { byNs: this.byNs, readings: this.readings };
	}

	/** How many documents a collection has: counted once, among the writes, and known from then on. */
	async count(ns: string): Promise<number> {
		const count = (): number => {
			const id = this.byNs.get(ns)?.id;
			if (id === undefined) return 0;
			const size = this.sizes.get(id) ?? this.env.records.getKeysCount(prefixRange(idPrefix(id)));
			this.noteSize(id, size);
			return size;
		};
		const { id } = this.byNs.get(ns) ?? {};
		return id === undefined ? 0 : (this.sizes.get(id) ?? this.env.write(count));
	}

	private noteSize(id: number, size: number): void {
		this.sizes = new Map(this.sizes).set(id, size);
	}

	/** Inside a write transaction: so many documents have come, or gone. */
	grow(id: number, by: number): void {
		const size = this.sizes.get(id);
		if (size !== undefined) this.noteSize(id, size + by);
	}

	get(ns: string): CollectionInfo | undefined {
		return this.byNs.get(ns);
	}

	all(): CollectionInfo[] {
		return [...this.byNs.values()].sort((a, b) => (a.ns < b.ns ? -1 : 1));
	}

	ofDatabase(db: string): CollectionInfo[] {
		return this.all().filter((collection) => collection.db === db);
	}

	/** Inside a write transaction: the collection, made when it is new. */
	ensure(ns: string): CollectionInfo {
		const known = this.byNs.get(ns);
		if (known) return known;
		return this.put({ ...emptyCollection(ns), id: this.nextId() });
	}

	/** Inside a write transaction: keeps a changed collection. */
	put(collection: CollectionInfo): CollectionInfo {
		this.byNs = new Map(this.byNs).set(collection.ns, collection);
		this.env.catalog.putSync(Buffer.from(COLLECTION + collection.ns), encodeDoc(collectionToDoc(collection)));
		return collection;
	}

	/** Inside a write transaction: forgets the collection; its keys are cleared away later. */
	drop(collection: CollectionInfo): void {
		this.forget(collection.ns);
		this.discard([collection.id, ...collection.indexes.slice(1).map((index) => index.id)]);
	}

	private forget(ns: string): void {
		const byNs = new Map(this.byNs);
		byNs.delete(ns);
		this.byNs = byNs;
		this.env.catalog.removeSync(Buffer.from(COLLECTION + ns));
	}

	/** Inside a write transaction: a number that no collection and no index ever had. */
	nextId(): number {
		const last = this.env.catalog.get(NEXT_ID)?.readUInt32BE(0) ?? 0;
		const bytes = Buffer.alloc(4);
		bytes.writeUInt32BE(last + 1);
		this.env.catalog.putSync(NEXT_ID, bytes);
		return last + 1;
	}

	/** Such a number in a write of its own. */
	reserveId(): Promise<number> {
		return this.env.write(() => this.nextId());
	}

	/** Inside a write transaction: marks key ranges for {@link clearGarbage}. */
	discard(ids: readonly number[]): void {
		for (const id of ids) this.env.catalog.putSync(Buffer.from(GARBAGE + id), Buffer.alloc(0));
	}

	/** The key ranges still to be cleared away. */
	garbage(): number[] {
		const range = { start: Buffer.from(GARBAGE), end: Buffer.from(COLLECTION) };
		return [...this.env.catalog.getKeys(range)].map((key) => Number(key.toString("utf8", GARBAGE.length)));
	}

	/** Inside a write transaction: a key range is empty now. */
	garbageCleared(id: number): void {
		this.env.catalog.removeSync(Buffer.from(GARBAGE + id));
	}
}

function collectionToDoc(collection: CollectionInfo): Doc {
	return new Map<string, Value>([
		["id", new Int32(collection.id)],
		["uuid", collection.uuid],
		["indexes", collection.indexes.slice(1).map(indexToDoc)],
	]);
}

function collectionFromDoc(ns: string, doc: Doc): CollectionInfo {
	const id = doc.get("id");
	const uuid = doc.get("uuid");
	const indexes = doc.get("indexes");
	const docs = Array.isArray(indexes) ? indexes.filter(isDoc) : [];
	return {
		...emptyCollection(ns),
		id: id instanceof Int32 ? id.value : 0,
		uuid: uuid instanceof Binary ? uuid.toUUID() : new UUID(),
		indexes: [primaryIndex, ...docs.map(indexFromDoc)],
	};
}
