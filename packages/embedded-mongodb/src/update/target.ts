import { BSONRegExp } from "bson";
import { badValue, MongoError } from "../errors.js";
import { isOperatorDoc } from "../match/operators.js";
import { type Doc, describe, isDoc, isIndex, splitPath, type Value } from "../values/types.js";

/** How far an update may lengthen an array by setting a position beyond its end. */
const MAX_PADDING = 1_500_000;

/** The place in a document that an update operator changes. */
export interface Target {
	get(): Value | undefined;
	set(value: Value): void;
	unset(): void;
}

/**
 * Finds the place a concrete path leads to. Nothing is created until {@link Target.set} is called.
 * @throws MongoError PathNotViable when the path runs through something that is neither document nor array
 */
export function targetAt(doc: Doc, parts: readonly string[]): Target {
	return {
		get: () => parts.reduce<Value | undefined>(child, doc),
		set: (value) => setAt(doc, parts, value),
		unset: () => unsetAt(doc, parts),
	};
}

function child(parent: Value | undefined, part: string): Value | undefined {
	if (isDoc(parent)) return parent.get(part);
	return Array.isArray(parent) && isIndex(part) ? parent[Number(part)] : undefined;
}

function setAt(doc: Doc, parts: readonly string[], value: Value): void {
	let parent: Value = doc;
	for (const [i, part] of parts.entries()) {
		const next: Value | undefined = i === parts.length - 1 ? value : child(parent, part);
		const put: Value = next === undefined ? new Map() : next;
		if (isDoc(parent)) parent.set(part, put);
		else if (Array.isArray(parent) && isIndex(part)) setElement(parent, Number(part), put);
		else throw notViable(part, parts[i - 1] ?? "", parent);
		parent = put;
	}
}

function setElement(array: Value[], index: number, value: Value): void {
	if (index - array.length > MAX_PADDING) {
		throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
	}
	while (array.length < index) array.push(null);
	array[index] = value;
}

function unsetAt(doc: Doc, parts: readonly string[]): void {
	const parent = parts.slice(0, -1).reduce<Value | undefined>(child, doc);
	const last = parts.at(-1) ?? "";
	if (isDoc(parent)) parent.delete(last);
	else if (Array.isArray(parent) && isIndex(last) && Number(last) < parent.length)
		parent[Number(last)] = null;
}

const notViable = (part: string, name: string, parent: Value): MongoError =>
	new MongoError(28, `Cannot create field '${part}' in element {${name}: ${describe(parent)}}`);

/**
 * What an upsert's new document has from its query: the fields that the query says an exact value for. A
 * replacement takes only `_id` from there.
 */
export function documentFromFilter(filter: Doc, onlyId: boolean): Doc {
	const doc: Doc = new Map();
	for (const [path, value] of equalities(filter)) {
		if (!onlyId || path === "_id") targetAt(doc, splitPath(path)).set(value);
	}
	return doc;
}

function equalities(filter: Doc): [string, Value][] {
	return [...filter].flatMap(([name, value]): [string, Value][] => {
		if (name === "$and" && Array.isArray(value)) return value.filter(isDoc).flatMap(equalities);
		if (name === "$or" && Array.isArray(value) && value.length === 1)
			return value.filter(isDoc).flatMap(equalities);
		if (name.startsWith("$")) return [];
		return exactValue(value).map((exact) => [name, exact]);
	});
}

/** The value that a condition fixes: none, or one. */
function exactValue(value: Value): Value[] {
	if (value instanceof BSONRegExp) return [];
	if (!isDoc(value) || !isOperatorDoc(value)) return [value];
	const equal = value.get("$eq");
	if (equal !== undefined) return [equal];
	for (const list of [value.get("$in"), value.get("$all")]) {
		const [only] = Array.isArray(list) ? list : [];
		if (Array.isArray(list) && list.length === 1 && only !== undefined) return [only];
	}
	return [];
}
