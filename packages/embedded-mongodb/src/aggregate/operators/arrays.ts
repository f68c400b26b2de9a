import { Int32 } from "bson";
import { MongoError } from "../../errors.js";
import { toNumber } from "../../values/numbers.js";
import { isNumber, typeName, type Value } from "../../values/types.js";
import {
	any,
	arrayOrNull,
	between,
	equalResults,
	exactly,
	isNullish,
	type Operators,
	type Result,
	smallInteger,
	unary,
} from "./operator.js";

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
