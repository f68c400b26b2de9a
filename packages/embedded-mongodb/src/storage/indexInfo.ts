import { Int32 } from "bson";
import { compileFilter, type Predicate } from "../match/filter.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, splitPath, type Value } from "../values/types.js";

/** One field of an index, in its order. */
export interface IndexField {
	readonly path: string;
	readonly parts: readonly string[];
	readonly descending: boolean;
	/** Some document had an array on the way: one document can have several entries. */
	readonly multikey: boolean;
}

export interface IndexInfo {
	/** Names the index's range of keys in the entries table; 0 for `_id_`, which the records themselves are. */
	readonly id: number;
	readonly name: string;
	readonly fields: readonly IndexField[];
	readonly unique: boolean;
	readonly sparse: boolean;
	readonly hidden: boolean;
	/** Only documents that match are in the index. */
	readonly partial: { filter: Doc; matches: Predicate } | undefined;
	readonly expireAfterSeconds: number | undefined;
	/** False while it is being built: writers keep it up, readers do not use it yet. */
	readonly ready: boolean;
	/** The specification as it was given, for listIndexes. */
	readonly spec: Doc;
}

/** An index as its (validated) specification describes it: not built yet, no array seen yet. */
export function indexFromSpec(id: number, spec: Doc): IndexInfo {
	const key = spec.get("key");
	const filter = spec.get("partialFilterExpression");
	const expiry = spec.get("expireAfterSeconds");
	return {
		id,
		name: String(spec.get("name")),
		fields: isDoc(key) ? [...key].map(([path, direction]) => field(path, direction)) : [],
		unique: spec.get("unique") === true,
		sparse: spec.get("sparse") === true,
		hidden: spec.get("hidden") === true,
		partial: isDoc(filter) ? { filter, matches: compileFilter(filter) } : undefined,
		expireAfterSeconds: isNumber(expiry) ? toNumber(expiry) : undefined,
		ready: false,
		spec,
	};
}

const field = (path: string, direction: Value): IndexField => ({
	path,
	parts: splitPath(path),
	descending: isNumber(direction) && toNumber(direction) < 0,
	multikey: false,
});

/** The index of `_id`: every collection has it, and its entries are the records themselves. */
export const primaryIndex: IndexInfo = {
	...indexFromSpec(
		0,
		new Map<string, Value>([
			["v", new Int32(2)],
			["key", new Map([["_id", new Int32(1)]])],
			["name", "_id_"],
		]),
	),
	unique: true,
	ready: true,
};

export const isMultikey = (index: IndexInfo): boolean => index.fields.some((field) => field.multikey);

/** The index with arrays noted for the fields at `positions`. */
export const withMultikey = (index: IndexInfo, positions: ReadonlySet<number>): IndexInfo => ({
	...index,
	fields: index.fields.map((field, i) => (positions.has(i) ? { ...field, multikey: true } : field)),
});

export function indexToDoc(index: IndexInfo): Doc {
	return new Map<string, Value>([
		["id", new Int32(index.id)],
		["ready", index.ready],
		["multikey", index.fields.map((field) => field.multikey)],
		["spec", index.spec],
	]);
}

export function indexFromDoc(doc: Doc): IndexInfo {
	const id = doc.get("id");
	const spec = doc.get("spec");
	const flags = doc.get("multikey");
	const positions = Array.isArray(flags) ? flags.flatMap((flag, i) => (flag === true ? [i] : [])) : [];
	const index = indexFromSpec(id instanceof Int32 ? id.value : 0, isDoc(spec) ? spec : new Map());
	return withMultikey({ ...index, ready: doc.get("ready") === true }, new Set(positions));
}
