import { Cursors } from "./query/cursors.js";
import { Catalog, type CollectionInfo, emptyCollection } from "./storage/catalog.js";
import { Documents } from "./storage/documents.js";
import { Environment } from "./storage/environment.js";
import { GarbageCollector } from "./storage/garbage.js";
import { IndexBuilder } from "./storage/indexBuilder.js";
import { type Claim, claimDirectory } from "./storage/owner.js";
import { TtlMonitor } from "./storage/ttl.js";

/** Everything behind the network: the data of one directory and what works on it. */
export class Store {
	readonly cursors = new Cursors();

	private constructor(
		private readonly claim: Claim,
		readonly env: Environment,
		readonly catalog: Catalog,
		readonly documents: Documents,
		readonly indexes: IndexBuilder,
		readonly garbage: GarbageCollector,
		readonly ttl: TtlMonitor,
	) {}

	/** Opens, or makes, the store of a directory. @throws StoreError in words for the person who started it */
	static async open(dir: string): Promise<Store> {
		const env = await Environment.open(dir);
		const claim = await claimDirectory(env, dir).catch(async (error: unknown) => {
			await env.close();
			throw error;
		});
		const catalog = new Catalog(env);
		const documents = new Documents(env, catalog);
		const indexes = new IndexBuilder(env, catalog, documents);
		const garbage = new GarbageCollector(env, catalog);
		const ttl = new TtlMonitor(env, catalog, documents);
		await indexes.dropUnfinished();
		garbage.start();
		ttl.start();
		return new Store(claim, env, catalog, documents, indexes, garbage, ttl);
	}

	/** The collection of a namespace, to read from: an empty one when nothing was ever written to it. */
	collection(ns: string): CollectionInfo {
		return this.catalog.get(ns) ?? emptyCollection(ns);
	}

	async close(): Promise<void> {
		this.cursors.close();
		await this.ttl.stop();
		await this.garbage.stop();
		await this.claim.release();
		await this.env.close();
	}
}
