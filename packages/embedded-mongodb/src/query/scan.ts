import type { CollectionInfo } from "../storage/catalog.js";
import { isMultikey } from "../storage/indexInfo.js";
import { idKeyOf, type KeyRange, recordKey } from "../storage/keys.js";
import type { Entry, RangeOptions, Table, Tables } from "../storage/tables.js";
import type { IndexPlan } from "./indexPlan.js";
import type { Pace } from "./pace.js";
import type { Plan } from "./planner.js";

/** A record a scan came by. */
export interface Found {
	readonly idKey: Buffer;
	readonly raw: Buffer;
}

/** How much a scan read, for explain. */
export interface ScanStats {
	keys: number;
	docs: number;
}

/**
 * Reads records along a plan. A scan holds no transaction and no cursor of lmdb between two calls, only its place:
 * it can rest for as long as a client likes, and what is written meanwhile is seen or not, as in MongoDB.
 */
export interface Scan {
	next(): Found | undefined;
	/** Forget what was read ahead: time may pass until the next call. */
	pause(): void;
	readonly stats: ScanStats;
}

export function openScan(tables: Tables, collection: CollectionInfo, plan: Plan): Scan {
	const stats: ScanStats = { keys: 0, docs: 0 };
	if (plan.kind === "index") {
		const scan = new IndexScan(tables, collection, plan, stats);
		return isMultikey(plan.index) ? new DistinctScan([scan], stats) : scan;
	}
	const branches = plan.branches.map((branch) => new IndexScan(tables, collection, branch, stats));
	return new DistinctScan(branches, stats);
}

class IndexScan implements Scan {
	private readonly keys: KeyReader;
	private readonly isPrimary: boolean;

	constructor(
		private readonly tables: Tables,
		private readonly collection: CollectionInfo,
		plan: IndexPlan,
		readonly stats: ScanStats,
	) {
		this.isPrimary = plan.index.id === 0;
		this.keys = new KeyReader(this.isPrimary ? tables.records : tables.entries, plan.ranges, plan.reverse);
	}

	next(): Found | undefined {
		for (let entry = this.keys.next(); entry; entry = this.keys.next()) {
			this.stats.keys++;
			const idKey = this.isPrimary ? idKeyOf(entry.key) : entry.value;
			const raw = this.isPrimary
				? entry.value
				: this.tables.records.get(recordKey(this.collection.id, idKey));
			if (!raw) continue; // removed since the entry was read
			this.stats.docs++;
			return { idKey, raw };
		}
		return undefined;
	}

	pause(): void {
		this.keys.pause();
	}
}

/** How many documents the entries of a plan belong to, without reading any; counts no further than `enough`. */
export async function countDistinct(
	tables: Tables,
	plan: IndexPlan,
	enough: number,
	pace: Pace,
): Promise<number> {
	const keys = new KeyReader(tables.entries, plan.ranges, plan.reverse);
	const seen = new Set<string>();
	for (let entry = keys.next(); entry && seen.size < enough; entry = keys.next()) {
		seen.add(entry.value.toString("latin1"));
		if (!pace.isTurnOver) continue;
		await pace.breathe();
		keys.pause();
	}
	return seen.size;
}

/** Scans one after the other, leaving out records that came up before. */
class DistinctScan implements Scan {
	private readonly seen = new Set<string>();

	constructor(
		private readonly scans: Scan[],
		readonly stats: ScanStats,
	) {}

	next(): Found | undefined {
		for (;;) {
			const found = this.scans[0]?.next();
			if (!found) {
				if (this.scans.length <= 1) return undefined;
				this.scans.shift();
				continue;
			}
			const id = found.idKey.toString("latin1");
			if (this.seen.has(id)) continue;
			this.seen.add(id);
			return found;
		}
	}

	pause(): void {
		this.scans[0]?.pause();
	}
}

const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 256;
const CHUNK_BYTES = 512 * 1024;

/** Reads the keys of some ranges in small chunks, going on after the last key it handed out. */
class KeyReader {
	private chunk: Entry[] = [];
	private taken = 0;
	private size = FIRST_CHUNK;
	private range = 0;
	private last: Buffer | undefined;

	constructor(
		private readonly table: Table,
		private readonly ranges: readonly KeyRange[],
		private readonly reverse: boolean,
	) {}

	next(): Entry | undefined {
		while (this.taken >= this.chunk.length) {
			const range = this.ranges[this.reverse ? this.ranges.length - 1 - this.range : this.range];
			if (!range) return undefined;
			if (this.fill(range)) continue;
			this.range++;
			this.last = undefined;
		}
		const entry = this.chunk[this.taken++];
		this.last = entry?.key;
		return entry;
	}

	pause(): void {
		this.chunk = [];
		this.taken = 0;
	}

	/** Reads the next chunk of a range; false when there is nothing more in it. */
	private fill(range: KeyRange): boolean {
		this.chunk = [];
		this.taken = 0;
		let bytes = 0;
		for (const entry of this.table.getRange({ ...this.bounds(range), limit: this.size })) {
			this.chunk.push(entry);
			bytes += entry.value.length;
			if (bytes >= CHUNK_BYTES) break;
		}
		this.size = Math.min(LARGEST_CHUNK, this.size * 2);
		return this.chunk.length > 0;
	}

	private bounds({ start, end }: KeyRange): RangeOptions {
		if (!this.reverse) return { start: this.last ?? start, end, exclusiveStart: this.last !== undefined };
		return { start: this.last ?? end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true };
	}
}
