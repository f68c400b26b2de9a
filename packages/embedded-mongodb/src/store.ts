import { Cursors } from "./query/cursors.js";
import type { Pace } from "./query/pace.js";
import { Catalog, type CollectionInfo, emptyCollection } from "./storage/catalog.js";
import { Documents } from "./storage/documents.js";
import { Environment } from "./storage/environment.js";
import { GarbageCollector } from "./storage/garbage.js";
import { IndexBuilder } from "./storage/indexBuilder.js";
import { type Claim, claimDirectory } from "./storage/owner.js";
import type { Scope } from "./storage/scope.js";
import { TtlMonitor } from "./storage/ttl.js";
import { Occupied, Owners } from "./transactions/owners.js";
import { Sessions } from "./transactions/sessions.js";

/** Everything behind the network: the data of one directory and what works on it. */
export class Store implements Scope {
	private constructor(
		private readonly claim: Claim,
		readonly env: Environment,
		readonly catalog: Catalog,
		readonly documents: Documents,
		readonly indexes: IndexBuilder,
		readonly garbage: GarbageCollector,
		readonly ttl: TtlMonitor,
		readonly cursors: Cursors,
		readonly sessions: Sessions,
	) {}

	/** Opens, or makes, the store of a directory. @throws StoreError in words for the person who started it */
	static async open(dir: string): Promise<Store> {
		const env = await Environment.open(dir);
		const claim = await claimDirectory(env, dir).catch(async (error: unknown) => {
			await env.close();
			throw error;
		});
		const catalog = new Catalog(env);
		const owners = new Owners();
		const documents = new Documents(env, catalog, owners);
		const indexes = new IndexBuilder(env, catalog, documents);
		const garbage = new GarbageCollector(env, catalog);
		const ttl = new TtlMonitor(env, catalog, documents);
		const cursors = new Cursors();
		const sessions = new Sessions(env, catalog, owners, cursors);
		await indexes.dropUnfinished();
		garbage.start();
		ttl.start();
		return new Store(claim, env, catalog, documents, indexes, garbage, ttl, cursors, sessions);
	}

	get tables(): Environment {
		return this.env;
	}

	collection(ns: string): CollectionInfo {
		return this.catalog.get(ns) ?? emptyCollection(ns);
	}

	ensure(ns: string): void {
		this.catalog.ensure(ns);
	}

	async write<T>(job: () => T, pace: Pace): Promise<T> {
		for (;;) {
			try {
				return await this.env.write(job);
			} catch (error) {
				if (!(error instanceof Occupied)) throw error;
				await pace.waitFor(error.ended);
			}
		}
	}

	async close(): Promise<void> {
		this.sessions.close();
		this.cursors.close();
		await this.ttl.stop();
		await this.garbage.stop();
		await this.claim.release();
		await this.env.close();
	}
}
