import { MongoError } from "../errors.js";
import { afterPrefix, assertKeyFits, EMPTY_ARRAY_KEY, encodeKey, invertKey } from "../values/key.js";
import { type Doc, isDoc, isIndex, type Value } from "../values/types.js";
import type { IndexInfo } from "./indexInfo.js";

/** Four bytes that begin all keys of one collection (in records) or of one index (in entries). */
export function idPrefix(id: number): Buffer {
	const prefix = Buffer.allocUnsafe(4);
	prefix.writeUInt32BE(id, 0);
	return prefix;
}

/** A stretch of keys: `start` belongs to it, `end` does not. */
export interface KeyRange {
	readonly start: Buffer;
	readonly end: Buffer;
}

/** All keys that begin with `prefix`. */
export const prefixRange = (prefix: Buffer): KeyRange => ({ start: prefix, end: afterPrefix(prefix) });

export const recordKey = (collectionId: number, idKey: Buffer): Buffer =>
	Buffer.concat([idPrefix(collectionId), idKey]);

/** The part of a record's key that encodes its `_id`. */
export const idKeyOf = (key: Buffer): Buffer => key.subarray(4);

/** What a document contributes to an index. */
export interface IndexKeys {
	/** The encoded fields of each entry, without duplicates. */
	readonly keys: readonly Buffer[];
	/** Positions of the fields that had an array on their way. */
	readonly arrays: ReadonlySet<number>;
}

const NOTHING: IndexKeys = { keys: [], arrays: new Set() };

/** The keys of `doc` in `index`: none when the index is sparse or partial and leaves the document out. */
export function indexKeys(index: IndexInfo, doc: Doc): IndexKeys {
	if (index.partial && !index.partial.matches(doc)) return NOTHING;
	const arrays = new Set<number>();
	const tuples: (Value | undefined | typeof EMPTY)[][] = [];
	const start = index.fields.map(({ parts }) => ({ value: doc, parts, at: 0 }));
	expand(start, arrays, tuples);
	if (index.sparse && tuples.every((tuple) => tuple.every((value) => value === undefined))) return NOTHING;
	const keys = new Map<string, Buffer>();
	for (const tuple of tuples) {
		const key = Buffer.concat(tuple.map((value, i) => fieldKey(value, index.fields[i]?.descending ?? false)));
		assertKeyFits(key);
		keys.set(key.toString("latin1"), key);
	}
	return { keys: [...keys.values()], arrays };
}

/** The key of one field's value, as it stands in an entry. */
function fieldKey(value: Value | undefined | typeof EMPTY, descending: boolean): Buffer {
	const key = value === EMPTY ? EMPTY_ARRAY_KEY : encodeKey(value);
	return descending ? invertKey(key) : key;
}

const EMPTY: unique symbol = Symbol("an array without elements");

/** How far the walk along one field's path has come. */
interface Walk {
	value: Value | undefined | typeof EMPTY;
	parts: readonly string[];
	at: number;
}

/** Walks all fields until they end or meet an array; each element of the array then gives tuples of its own. */
function expand(walks: readonly Walk[], arrays: Set<number>, tuples: Walk["value"][][]): void {
	const stopped = walks.map(descend);
	const array = stopped.map(openArray).find((found) => found !== undefined);
	if (array === undefined) {
		tuples.push(stopped.map(({ value }) => value));
		return;
	}
	stopped.forEach((walk, i) => {
		const other = openArray(walk);
		if (other === undefined) return;
		if (other !== array) throw new MongoError(171, "cannot index parallel arrays");
		arrays.add(i);
	});
	const elements: Walk["value"][] = array.length === 0 ? [EMPTY] : array;
	for (const element of elements) {
		const entered = stopped.map((walk) => (openArray(walk) === array ? enter(walk, element) : walk));
		expand(entered, arrays, tuples);
	}
}

/** The array at which a walk waits; an array that is itself an element is a value like any other. */
const openArray = ({ value, at }: Walk): Value[] | undefined =>
	Array.isArray(value) && at !== FINISHED ? value : undefined;

/** Follows documents, and positions in arrays ("a.0"), as far as they go. */
function descend(walk: Walk): Walk {
	let { value, at } = walk;
	for (; at < walk.parts.length; at++) {
		const part = walk.parts[at] ?? "";
		if (isDoc(value)) value = value.get(part);
		else if (Array.isArray(value)) {
			if (!isIndex(part)) break;
			value = value[Number(part)];
		} else return { ...walk, value: undefined, at: FINISHED };
	}
	return { ...walk, value, at };
}

const FINISHED = Number.MAX_SAFE_INTEGER;

/** Steps into one element of the array at which a walk stopped; an array within an array is a value. */
function enter(walk: Walk, element: Walk["value"]): Walk {
	if (walk.at >= walk.parts.length) return { ...walk, value: element, at: FINISHED };
	return isDoc(element) ? { ...walk, value: element } : { ...walk, value: undefined, at: FINISHED };
}
