import { writeConflict } from "../errors.js";
import type { Catalog, CatalogMoment, CollectionInfo } from "../storage/catalog.js";
import { emptyCollection } from "../storage/catalog.js";
import { type IndexInfo, withMultikey } from "../storage/indexInfo.js";
import type { CollectionCatalog } from "../storage/tables.js";

/** The collections as a transaction sees them: as they were when it began, with what it has changed. */
export class OwnCatalog implements CollectionCatalog {
	private readonly before: CatalogMoment;
	/** Those the transaction works with, as it knows them. */
	private readonly known = new Map<string, CollectionInfo>();
	private readonly created = new Set<string>();
	/** Numbers for collections that the transaction may make. */
	private readonly reserved = new Map<string, number>();
	private readonly growth = new Map<number, number>();

	constructor(private readonly catalog: Catalog) {
		this.before = catalog.present();
	}

	get hasCreated(): boolean {
		return this.created.size > 0;
	}

	get(ns: string): CollectionInfo | undefined {
		const collection = this.known.get(ns) ?? this.before.byNs.get(ns);
		if (collection) this.known.set(ns, collection);
		return collection;
	}

	/** Sees to it that the collection can be made, if it is new: its number is one that nothing ever had. */
	async reserve(ns: string): Promise<void> {
		if (!this.get(ns) && !this.reserved.has(ns)) this.reserved.set(ns, await this.catalog.reserveId());
	}

	/** The collection, made when it is new; then it must have been reserved. */
	ensure(ns: string): CollectionInfo {
		const collection = this.get(ns);
		if (collection) return collection;
		const id = this.reserved.get(ns);
		if (id === undefined) throw new Error(`no number is reserved for ${ns}`);
		this.created.add(ns);
		return this.put({ ...emptyCollection(ns), id });
	}

	put(collection: CollectionInfo): CollectionInfo {
		this.known.set(collection.ns, collection);
		return collection;
	}

	grow(id: number, by: number): void {
		this.growth.set(id, (this.growth.get(id) ?? 0) + by);
	}

	/** Inside the write transaction of the commit. @throws MongoError WriteConflict when indexes have changed since */
	apply(): void {
		if (this.catalog.present().readings !== this.before.readings) throw writeConflict();
		for (const collection of this.known.values()) this.applyCollection(collection);
		for (const [id, by] of this.growth) this.catalog.grow(id, by);
	}

	private applyCollection(own: CollectionInfo): void {
		const now = this.catalog.get(own.ns);
		if (this.created.has(own.ns)) {
			if (now) throw writeConflict();
			this.catalog.put(own);
			return;
		}
		if (now?.id !== own.id || idsOf(now) !== idsOf(own)) throw writeConflict();
		const indexes = now.indexes.map((index, i) => withArraysOf(own.indexes[i] ?? index, index));
		if (indexes.some((index, i) => index !== now.indexes[i])) this.catalog.put({ ...now, indexes });
	}
}

const idsOf = ({ indexes }: CollectionInfo): string => indexes.map(({ id }) => id).join();

/** The index as it is now, with the arrays that the transaction has met; the same one when it has met none. */
function withArraysOf(own: IndexInfo, now: IndexInfo): IndexInfo {
	const news = own.fields.flatMap(({ multikey }, i) => (multikey && !now.fields[i]?.multikey ? [i] : []));
	return news.length > 0 ? withMultikey(now, new Set(news)) : now;
}
