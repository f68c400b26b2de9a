import { Int32 } from "bson";
import { MongoError } from "../../errors.js";
import { elementOrder } from "../../query/sort.js";
import { describe } from "../../values/describe.js";
import { toNumber } from "../../values/numbers.js";
import { isNumber, typeName, type Value } from "../../values/types.js";
import {
	any,
	arrayOrNull,
	between,
	equalResults,
	exactly,
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	type Result,
	smallInteger,
	unary,
} from "./operator.js";

function elementAt([list, index]: Result[]): Result {
	if (isNullish(list) || isNullish(index)) return null;
	if (!Array.isArray(list))
		throw new MongoError(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(list)}`);
	if (!isNumber(index)) {
		throw new MongoError(
			28690,
			`$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`,
		);
	}
	const at = smallInteger(index);
	if (at === undefined) {
		throw new MongoError(
			28691,
			`$arrayElemAt's second argument must be representable as a 32-bit integer: ${toNumber(index)}`,
		);
	}
	return list.at(at);
}

const end = (at: number): Operator =>
	unary((value, name) => {
		if (isNullish(value)) return null;
		if (Array.isArray(value)) return value.at(at);
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

/** A position where a search begins or ends. */
export function searchBound(value: Result, name: string, what: string): number {
	const at = smallInteger(value);
	if (at === undefined) {
		throw new MongoError(
			40096,
			`${name}requires an integral ${what}, found a value of type: ${typeName(value)}, with value: ${describe(value)}`,
		);
	}
	if (at < 0) throw new MongoError(40097, `${name} requires a nonnegative ${what}, found: ${at}`);
	return at;
}

function indexOf(args: Result[], name: string): Result {
	const [list, wanted, from, to] = args;
	const items = arrayOrNull(list, 40090, "$indexOfArray requires an array as a first argument, found:");
	if (!items) return null;
	const start = args.length > 2 ? searchBound(from, name, "starting index") : 0;
	const stop = args.length > 3 ? searchBound(to, name, "ending index") : items.length;
	return new Int32(items.findIndex((item, i) => i >= start && i < stop && equalResults(item, wanted)));
}

function range(args: Result[]): Result {
	const [from = 0, to = 0] = [
		rangeBound(args[0], ["starting", "starting"], 34443),
		rangeBound(args[1], ["ending", "ending"], 34445),
	];
	const step = args.length === 3 ? rangeBound(args[2], ["step", "step"], 34447) : 1;
	if (step === 0) throw new MongoError(34449, "$range requires a non-zero step value");
	const numbers: Value[] = [];
	for (let i = from; step > 0 ? i < to : i > to; i += step) numbers.push(new Int32(i));
	return numbers;
}

function rangeBound(value: Result, [what]: string[], code: number): number {
	if (!isNumber(value))
		throw new MongoError(
			code,
			`$range requires a numeric ${what} value, found value of type: ${typeName(value)}`,
		);
	const bound = smallInteger(value);
	if (bound !== undefined) return bound;
	throw new MongoError(
		code + 1,
		`$range requires a ${what} value that can be represented as a 32-bit integer, found value: ${describe(value)}`,
	);
}

const reversed = unary(
	(value) =>
		arrayOrNull(
			value,
			34435,
			"The argument to $reverseArray must be an array, but was of type:",
		)?.toReversed() ?? null,
);

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

const sortArray: Operator = (argument, compile) => {
	const spec = namedArguments("$sortArray", argument, ["input", "sortBy"], [], {
		shape: 2942500,
		unknown: 2942501,
		missing: (name) => (name === "input" ? 2942502 : 2942503),
	});
	const input = compile(spec.input);
	const order = elementOrder(spec.sortBy);
	if (!order)
		throw new MongoError(2942505, "Invalid sortBy expression: it must be an object, or the number 1 or -1");
	return (doc) =>
		arrayOrNull(
			input(doc),
			2942504,
			"The input argument to $sortArray must be an array, but was of type:",
		)?.toSorted(order) ?? null;
};

const zip: Operator = (argument, compile) => {
	const spec = namedArguments("$zip", argument, [], ["inputs", "defaults", "useLongestLength"], {
		shape: 34460,
		unknown: 34464,
		missing: () => 34465,
	});
	const { inputs: lists = [], defaults: fillers = [], useLongestLength: longest = false } = spec;
	if (!Array.isArray(lists))
		throw new MongoError(34461, `inputs must be an array of expressions, found ${typeName(lists)}`);
	if (!Array.isArray(fillers))
		throw new MongoError(34462, `defaults must be an array of expressions, found ${typeName(fillers)}`);
	if (typeof longest !== "boolean")
		throw new MongoError(34463, `useLongestLength must be a bool, found ${typeName(longest)}`);
	if (lists.length === 0) throw new MongoError(34465, "$zip requires at least one input array");
	if (fillers.length > 0 && !longest)
		throw new MongoError(34466, "cannot specify defaults unless useLongestLength is true");
	if (fillers.length > 0 && fillers.length !== lists.length)
		throw new MongoError(34467, "defaults and inputs must have the same length");
	const inputs = lists.map((list) => compile(list));
	const defaults = fillers.map((filler) => compile(filler));
	return (doc) => {
		const columns = inputs.map((input) =>
			arrayOrNull(input(doc), 34468, "$zip found a non-array expression in input:"),
		);
		if (!columns.every((column) => column !== null)) return null;
		const filling = defaults.map((filler) => filler(doc) ?? null);
		const lengths = columns.map((column) => column.length);
		const length = longest ? Math.max(...lengths) : Math.min(...lengths);
		return Array.from({ length }, (_, row) => columns.map((column, i) => column[row] ?? filling[i] ?? null));
	};
};

export const ARRAYS: Operators = {
	$arrayElemAt: exactly(2, elementAt),
	$concatArrays: any(concatenated),
	$first: end(0),
	$in: exactly(2, contains),
	$indexOfArray: between(2, 4, indexOf),
	$isArray: unary((value) => Array.isArray(value)),
	$last: end(-1),
	$range: between(2, 3, range),
	$reverseArray: reversed,
	$size: unary(size),
	$slice: between(2, 3, slice),
	$sortArray: sortArray,
	$zip: zip,
};
