import { badValue, MongoError } from "../errors.js";
import { compareValues } from "../values/compare.js";
import { EMPTY_ARRAY_KEY, encodeKey, invertKey } from "../values/key.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isIndex, isNumber, splitPath, type Value } from "../values/types.js";

export interface SortField {
	readonly path: string;
	readonly parts: readonly string[];
	readonly descending: boolean;
}

/** Reads `{ createdAt: -1 }`. @throws MongoError BadValue */
export function parseSort(sort: Doc): SortField[] {
	return [...sort].map(([path, direction]) => {
		if (path === "") throw badValue("FieldPath cannot be constructed with empty string");
		if (isDoc(direction)) throw badValue(`$meta sort is not supported: ${path}`);
		const number = isNumber(direction) ? toNumber(direction) : 0;
		if (number !== 1 && number !== -1) {
			throw new MongoError(15975, "$sort key ordering must be 1 (for ascending) or -1 (for descending)");
		}
		return { path, parts: splitPath(path), descending: number < 0 };
	});
}

/** A key by which documents sort in the order asked for. Of an array, the least or the greatest element counts. */
export function sortKey(doc: Doc, sort: readonly SortField[]): Buffer {
	return Buffer.concat(
		sort.map(({ parts, descending }) => {
			const candidates = valuesAt(doc, parts, 0);
			if (candidates.length === 0) return descending ? invertKey(EMPTY_ARRAY_KEY) : EMPTY_ARRAY_KEY;
			const chosen = candidates.reduce((best, each) => {
				const order = compareValues(each, best);
				return (descending ? order > 0 : order < 0) ? each : best;
			});
			return descending ? invertKey(encodeKey(chosen)) : encodeKey(chosen);
		}),
	);
}

function valuesAt(value: Value | undefined, parts: readonly string[], at: number): (Value | undefined)[] {
	const part = parts[at];
	if (part === undefined) return Array.isArray(value) ? value : [value];
	if (isDoc(value)) return valuesAt(value.get(part), parts, at + 1);
	if (!Array.isArray(value)) return [undefined];
	if (isIndex(part)) return valuesAt(value[Number(part)], parts, at + 1);
	return value.flatMap((item) => (isDoc(item) ? valuesAt(item, parts, at) : [undefined]));
}

/** The order of elements of an array by `1`, `-1` or fields of theirs; undefined when `sort` is none of these. */
export function elementOrder(sort: Value | undefined): ((a: Value, b: Value) => number) | undefined {
	if (isDoc(sort) && sort.size > 0) {
		const fields = parseSort(sort);
		const key = (value: Value): Buffer => sortKey(isDoc(value) ? value : new Map(), fields);
		return (a, b) => Buffer.compare(key(a), key(b));
	}
	const direction = isNumber(sort) ? toNumber(sort) : 0;
	return direction === 1 || direction === -1 ? (a, b) => direction * compareValues(a, b) : undefined;
}

/** 100 MiB: what MongoDB lets one sort hold in memory. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

/** Sorts items by their keys in memory; with a limit it keeps no more than about twice as many. */
export class Sorter<T> {
	private items: { key: Buffer; item: T; size: number; order: number }[] = [];
	private bytes = 0;
	private count = 0;

	constructor(private readonly limit: number) {}

	/** @param size bytes that keeping `item` costs */
	add(key: Buffer, item: T, size: number): void {
		this.items.push({ key, item, size, order: this.count++ });
		this.bytes += size + key.length;
		if (this.limit > 0 && this.items.length >= this.limit * 2 + 100) this.cut();
		if (this.bytes <= MAX_SORT_BYTES) return;
		throw new MongoError(
			292,
			`Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes, but did not opt in to external sorting.`,
		);
	}

	sorted(): T[] {
		this.cut();
		return this.items.map(({ item }) => item);
	}

	private cut(): void {
		this.items.sort((a, b) => Buffer.compare(a.key, b.key) || a.order - b.order);
		if (this.limit > 0) this.items.length = Math.min(this.items.length, this.limit);
		this.bytes = this.items.reduce((sum, { size, key }) => sum + size + key.length, 0);
	}
}
