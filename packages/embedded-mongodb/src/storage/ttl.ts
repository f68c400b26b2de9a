import { compileFilter } from "../match/filter.js";
import { conjunctionOf } from "../query/conditions.js";
import { planIndex } from "../query/indexPlan.js";
import { nextRow, type Row } from "../query/rows.js";
import { openScan } from "../query/scan.js";
import { Occupied } from "../transactions/owners.js";
import type { Doc, Value } from "../values/types.js";
import type { Catalog, CollectionInfo } from "./catalog.js";
import type { Documents } from "./documents.js";
import type { Environment } from "./environment.js";
import type { IndexInfo } from "./indexInfo.js";

const DOCUMENTS_PER_TRANSACTION = 200;

/** Removes the documents that TTL indexes say are due: once a minute, as MongoDB does. */
export class TtlMonitor {
	private timer: NodeJS.Timeout | undefined;
	private running: Promise<void> = Promise.resolve();
	private stopped = false;
	/** Time from one sweep to the next. */
	seconds = 60;

	constructor(
		private readonly env: Environment,
		private readonly catalog: Catalog,
		private readonly documents: Documents,
	) {}

	/** Sweeps every `seconds` from now on. */
	start(seconds = 60): void {
		this.seconds = seconds;
		clearInterval(this.timer);
		this.timer = setInterval(() => this.sweep(), seconds * 1000).unref();
	}

	async stop(): Promise<void> {
		this.stopped = true;
		clearInterval(this.timer);
		await this.running;
	}

	/** One pass over all TTL indexes. What fails is tried again in the next. */
	private sweep(): void {
		this.running = this.running.then(() => this.sweepAll()).catch(() => undefined);
	}

	private async sweepAll(): Promise<void> {
		for (const { ns, indexes } of this.catalog.all()) {
			for (const index of indexes) {
				if (index.expireAfterSeconds === undefined || !index.ready) continue;
				while (!this.stopped && (await this.env.write(() => this.removeDue(ns, index.id)))) {}
			}
		}
	}

	/** Inside a write transaction: removes some documents; false when that were all there are to remove. */
	private removeDue(ns: string, indexId: number): boolean {
		const collection = this.catalog.get(ns);
		const index = collection?.indexes.find(({ id }) => id === indexId);
		if (!collection || !index) return false;
		const due = dueFilter(index);
		const scan = openScan(this.env, collection, planIndex(index, collection.id, conjunctionOf(due), []));
		const matches = compileFilter(due);
		const rows = [];
		while (rows.length < DOCUMENTS_PER_TRANSACTION) {
			const row = nextRow(scan, matches);
			if (!row) break;
			rows.push(row);
		}
		const removed = rows.filter((row) => this.remove(collection, row));
		return removed.length === DOCUMENTS_PER_TRANSACTION;
	}

	/** False when a transaction owns the document: then its turn comes in a later sweep. */
	private remove(collection: CollectionInfo, { idKey, doc }: Row): boolean {
		try {
			this.documents.remove(collection, idKey, doc);
			return true;
		} catch (error) {
			if (error instanceof Occupied) return false;
			throw error;
		}
	}
}

/** A date, or the earliest of an array of dates, that lies long enough in the past. */
function dueFilter(index: IndexInfo): Doc {
	const path = index.fields[0]?.path ?? "";
	const limit: Value = new Date(Date.now() - (index.expireAfterSeconds ?? 0) * 1000);
	return new Map([[path, new Map([["$lte", limit]])]]);
}
