import type { RangeOptions } from "../storage/tables.js";

/** A key that was written; without a value, it was removed. */
export interface Change {
	readonly key: Buffer;
	value: Buffer | undefined;
}

/** The keys that a transaction has written in one table, in their order. */
export class Changes implements Iterable<Change> {
	private readonly sorted: Change[] = [];
	/** About how much memory they take. */
	bytes = 0;

	[Symbol.iterator](): Iterator<Change> {
		return this.sorted[Symbol.iterator]();
	}

	get size(): number {
		return this.sorted.length;
	}

	get(key: Buffer): Change | undefined {
		const change = this.sorted[this.countBelow(key)];
		return change?.key.equals(key) ? change : undefined;
	}

	set(key: Buffer, value: Buffer | undefined): void {
		const at = this.countBelow(key);
		const known = this.sorted[at];
		if (known?.key.equals(key)) {
			this.bytes += (value?.length ?? 0) - (known.value?.length ?? 0);
			known.value = value;
			return;
		}
		this.bytes += key.length + (value?.length ?? 0);
		this.sorted.splice(at, 0, { key, value });
	}

	/** The changes in a stretch of keys, as they come when it is read. */
	within({ start, end, reverse, exclusiveStart = false, inclusiveEnd = false }: RangeOptions): Change[] {
		if (!reverse) {
			return this.sorted.slice(this.countBelow(start, exclusiveStart), this.countBelow(end, inclusiveEnd));
		}
		return this.sorted
			.slice(this.countBelow(end, !inclusiveEnd), this.countBelow(start, !exclusiveStart))
			.reverse();
	}

	/** How many keys come before this one; it counts itself when it is `included`. */
	private countBelow(key: Buffer, included = false): number {
		let low = 0;
		let high = this.sorted.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			const order = Buffer.compare(this.sorted[middle]?.key ?? key, key);
			if (order < 0 || (included && order === 0)) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
