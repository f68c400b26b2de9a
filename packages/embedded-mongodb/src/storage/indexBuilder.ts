import { MongoError } from "../errors.js";
import { decodeDoc } from "../values/codec.js";
import type { Catalog, CollectionInfo } from "./catalog.js";
import type { Documents } from "./documents.js";
import type { Environment } from "./environment.js";
import type { IndexInfo } from "./indexInfo.js";
import { idKeyOf, idPrefix, prefixRange } from "./indexKeys.js";

const DOCUMENTS_PER_TRANSACTION = 500;

/** Builds indexes over existing documents in short transactions, while others go on reading and writing. */
export class IndexBuilder {
	private last: Promise<unknown> = Promise.resolve();

	constructor(
		private readonly env: Environment,
		private readonly catalog: Catalog,
		private readonly documents: Documents,
	) {}

	/** Runs changes of indexes one after the other, so that two that ask for the same index do not build it twice. */
	inTurn<T>(change: () => Promise<T>): Promise<T> {
		const result = this.last.then(change);
		this.last = result.catch(() => undefined);
		return result;
	}

	/**
	 * Adds `index` to a collection. Writers keep it up from the first moment; queries use it once it is complete.
	 * A build that fails, or dies with the process, leaves nothing behind.
	 * @throws MongoError DuplicateKey when the documents do not allow a unique index
	 */
	async build(ns: string, index: IndexInfo): Promise<void> {
		await this.env.write(() => this.change(ns, (indexes) => [...indexes, index]));
		try {
			await this.addAll(ns, index.id);
		} catch (error) {
			await this.drop(ns, [index.id]);
			throw error;
		}
		await this.env.write(() =>
			this.change(ns, (indexes) =>
				indexes.map((each) => (each.id === index.id ? { ...each, ready: true } : each)),
			),
		);
	}

	/** Removes indexes by their ids. */
	async drop(ns: string, ids: readonly number[]): Promise<void> {
		await this.env.write(() => {
			if (!this.catalog.get(ns)) return;
			this.change(ns, (indexes) => indexes.filter(({ id }) => !ids.includes(id)));
			this.catalog.discard(ids);
		});
	}

	/** At the start: takes away builds that a crash interrupted. Their createIndexes was never acknowledged. */
	async dropUnfinished(): Promise<void> {
		for (const { ns, indexes } of this.catalog.all()) {
			const unfinished = indexes.filter(({ ready }) => !ready).map(({ id }) => id);
			if (unfinished.length > 0) await this.drop(ns, unfinished);
		}
	}

	private change(ns: string, edit: (indexes: readonly IndexInfo[]) => readonly IndexInfo[]): void {
		const collection = this.catalog.get(ns);
		if (!collection) throw new MongoError(276, "the collection was dropped while its index was built");
		this.catalog.put({ ...collection, indexes: edit(collection.indexes) });
	}

	private async addAll(ns: string, indexId: number): Promise<void> {
		const collection = this.catalog.get(ns);
		let next = collection && idPrefix(collection.id);
		while (collection && next) next = await this.env.write(this.addSome(collection, indexId, next));
	}

	/** A transaction that adds the documents from `start` on, and returns where to go on. */
	private addSome(collection: CollectionInfo, indexId: number, start: Buffer): () => Buffer | undefined {
		return () => {
			const { end } = prefixRange(idPrefix(collection.id));
			const range = { start, end, limit: DOCUMENTS_PER_TRANSACTION + 1 };
			const batch = [...this.env.records.getRange(range)];
			for (const { key, value } of batch.slice(0, DOCUMENTS_PER_TRANSACTION)) {
				this.documents.addToIndex(collection.ns, indexId, idKeyOf(key), decodeDoc(value));
			}
			return batch[DOCUMENTS_PER_TRANSACTION]?.key;
		};
	}
}
