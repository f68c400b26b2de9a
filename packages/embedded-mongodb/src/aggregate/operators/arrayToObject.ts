import { MongoError } from "../../errors.js";
import { describe } from "../../values/describe.js";
import { isDoc, typeName, type Value } from "../../values/types.js";
import { arrayOrNull, type Operators, type Result, unary } from "./operator.js";

/** From `[["a", 1]]` or `[{ k: "a", v: 1 }]`; the first element says which. */
function toObject(value: Result): Result {
	const entries = arrayOrNull(value, 40386, "$arrayToObject requires an array input, found:");
	if (!entries) return null;
	const [first] = entries;
	if (first === undefined) return new Map();
	if (Array.isArray(first)) return new Map(entries.map(pairEntry));
	if (isDoc(first)) return new Map(entries.map(fieldEntry));
	throw new MongoError(40398, `Unrecognised input type format for $arrayToObject: ${typeName(first)}`);
}

function pairEntry(entry: Value): [string, Value] {
	if (!Array.isArray(entry)) {
		throw new MongoError(
			40396,
			`$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Array was detected, now found: ${typeName(entry)}`,
		);
	}
	const [name, value] = entry;
	if (entry.length !== 2 || value === undefined) {
		throw new MongoError(
			40397,
			`$arrayToObject requires an array of size 2 arrays,found array of size: ${entry.length}`,
		);
	}
	return [fieldName(name, 40395), value];
}

function fieldEntry(entry: Value): [string, Value] {
	if (!isDoc(entry)) {
		throw new MongoError(
			40391,
			`$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Object was detected, now found: ${typeName(entry)}`,
		);
	}
	if (entry.size !== 2) {
		throw new MongoError(
			40392,
			`$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${entry.size}`,
		);
	}
	const value = entry.get("v");
	if (!entry.has("k") || value === undefined) {
		throw new MongoError(
			40393,
			`$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys from: ${describe(entry)}`,
		);
	}
	return [fieldName(entry.get("k"), 40394), value];
}

function fieldName(name: Result, code: number): string {
	if (typeof name !== "string") {
		throw new MongoError(
			code,
			`$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(name)}`,
		);
	}
	if (name.includes("\0")) throw new MongoError(4940400, "Key field cannot contain an embedded null byte");
	return name;
}

export const ARRAY_TO_OBJECT: Operators = { $arrayToObject: unary(toObject) };
