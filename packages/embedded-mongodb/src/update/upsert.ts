import { BSONRegExp } from "bson";
import { isOperatorDoc } from "../match/operators.js";
import { splitPath } from "../values/path.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { targetAt } from "./target.js";

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
