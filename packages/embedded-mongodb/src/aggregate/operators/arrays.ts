import { Int32 } from "bson";
import { MongoError } from "../../errors.js";
import { toNumber } from "../../values/numbers.js";
import { type Doc, describe, isDoc, isNumber, typeName, type Value } from "../../values/types.js";
import {
	any,
	arrayOrNull,
	between,
	equalResults,
	exactly,
	isNullish,
	type Operator,
	type Operators,
	type Result,
	smallInteger,
	unary,
} from "./operator.js";

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

function merge(args: Result[], name: string): Result {
	const merged: Doc = new Map();
	const docs = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
	for (const doc of docs) {
		if (isNullish(doc)) continue;
		if (!isDoc(doc))
			throw new MongoError(40400, `${name} requires object inputs, but input is of type ${typeName(doc)}`);
		for (const [field, value] of doc) merged.set(field, value);
	}
	return merged;
}

const toArray = unary((value, name) => {
	if (isNullish(value)) return null;
	if (!isDoc(value))
		throw new MongoError(40390, `${name} requires a document input, found: ${typeName(value)}`);
	return [...value].map(
		([k, v]) =>
			new Map<string, Value>([
				["k", k],
				["v", v],
			]),
	);
});

const literal: Operator = (argument) => () => argument;

export const OBJECTS: Operators = {
	$mergeObjects: any(merge),
	$objectToArray: toArray,
	$literal: literal,
};

const first = unary((value, name) => {
	if (isNullish(value)) return null;
	if (Array.isArray(value)) return value.at(0);
	throw new MongoError(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
});

function concatenated(lists: Result[]): Result {
	const all: Value[] = [];
	for (const list of lists) {
		const items = arrayOrNull(list, 28664, "$concatArrays only supports arrays, not");
		if (!items) return null;
		all.push(...items);
	}
	return all;
}

function contains([value, list]: Result[]): Result {
	if (!Array.isArray(list))
		throw new MongoError(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
	return list.some((item) => equalResults(value, item));
}

function size(value: Result): Result {
	if (Array.isArray(value)) return new Int32(value.length);
	throw new MongoError(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
}

function slice(args: Result[]): Result {
	const [list, second, third] = args;
	if (isNullish(list) || isNullish(second) || (args.length === 3 && isNullish(third))) return null;
	if (!Array.isArray(list))
		throw new MongoError(
			28724,
			`First argument to $slice must be an array, but is of type: ${typeName(list)}`,
		);
	const first = sliceBound(second, "Second", 28725);
	if (args.length === 2) return first < 0 ? list.slice(first) : list.slice(0, first);
	const count = sliceBound(third, "Third", 28727);
	if (count <= 0) throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`);
	const start = first < 0 ? Math.max(0, list.length + first) : first;
	return list.slice(start, start + count);
}

function sliceBound(value: Result, which: string, code: number): number {
	if (!isNumber(value))
		throw new MongoError(
			code,
			`${which} argument to $slice must be numeric, but is of type: ${typeName(value)}`,
		);
	const bound = smallInteger(value);
	if (bound !== undefined) return bound;
	throw new MongoError(
		code + 1,
		`${which} argument to $slice can't be represented as a 32-bit integer: ${toNumber(value)}`,
	);
}

export const ARRAYS: Operators = {
	$concatArrays: any(concatenated),
	$first: first,
	$in: exactly(2, contains),
	$size: unary(size),
	$slice: between(2, 3, slice),
};
