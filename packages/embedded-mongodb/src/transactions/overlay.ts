import type { LmdbTable, Snapshot } from "../storage/environment.js";
import type { KeyRange } from "../storage/keys.js";
import type { Entry, RangeOptions, Table } from "../storage/tables.js";
import { type Change, Changes } from "./changes.js";

/** A table as a transaction sees it: as it was when the transaction began, with the transaction's own writes. */
export class Overlay implements Table {
	readonly changes = new Changes();
	private readonly at: { readonly transaction: Snapshot };

	constructor(
		private readonly table: LmdbTable,
		snapshot: Snapshot,
	) {
		this.at = { transaction: snapshot };
	}

	get(key: Buffer): Buffer | undefined {
		const change = this.changes.get(key);
		return change ? change.value : this.before(key);
	}

	/** What the key held when the transaction began. */
	before(key: Buffer): Buffer | undefined {
		return this.table.get(key, this.at);
	}

	getRange(range: RangeOptions): Iterable<Entry> {
		const changes = this.changes.within(range);
		if (changes.length === 0) return this.table.getRange({ ...range, ...this.at });
		const { limit = Number.POSITIVE_INFINITY, ...bounds } = range;
		return first(
			limit,
			merged(this.table.getRange({ ...bounds, ...this.at }), changes, range.reverse ?? false),
		);
	}

	getKeysCount(range: KeyRange): number {
		let count = this.table.getKeysCount({ ...range, ...this.at });
		for (const { key, value } of this.changes.within(range)) {
			count += Number(value !== undefined) - Number(this.before(key) !== undefined);
		}
		return count;
	}

	putSync(key: Buffer, value: Buffer): void {
		this.changes.set(key, value);
	}

	removeSync(key: Buffer): void {
		this.changes.set(key, undefined);
	}
}

/** Entries and changes in one order; of a key that has both, the change counts. */
function* merged(entries: Iterable<Entry>, changes: readonly Change[], reverse: boolean): Generator<Entry> {
	const direction = reverse ? -1 : 1;
	let at = 0;
	for (const entry of entries) {
		const isEarlier = ({ key }: Change): boolean => Buffer.compare(key, entry.key) * direction < 0;
		let change = changes[at];
		for (; change && isEarlier(change); change = changes[++at]) yield* written(change);
		if (!change?.key.equals(entry.key)) {
			yield entry;
		} else {
			yield* written(change);
			at++;
		}
	}
	for (const change of changes.slice(at)) yield* written(change);
}

function* written({ key, value }: Change): Generator<Entry> {
	if (value) yield { key, value };
}

function* first<T>(limit: number, items: Iterable<T>): Generator<T> {
	let left = limit;
	if (left <= 0) return;
	for (const item of items) {
		yield item;
		if (--left <= 0) return;
	}
}
