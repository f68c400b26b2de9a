import { MongoError } from "../../errors.js";
import { compareValues } from "../../values/compare.js";
import { encodeKey } from "../../values/key.js";
import { typeName, type Value } from "../../values/types.js";
import {
	any,
	exactly,
	isNullish,
	isTruthy,
	type Operator,
	type Operators,
	type Result,
	unary,
} from "./operator.js";

/** The different values of lists, in the order of their first appearance; the first of equal ones stays. */
function distinct(...lists: (readonly Value[])[]): Map<string, Value> {
	const set = new Map<string, Value>();
	for (const list of lists) {
		for (const item of list) {
			const key = keyOf(item);
			if (!set.has(key)) set.set(key, item);
		}
	}
	return set;
}

/** Equal values have equal keys. */
const keyOf = (value: Value): string => encodeKey(value).toString("latin1");

/** A set has no order of its own; MongoDB answers in that of the values. */
const ordered = (set: Iterable<Value>): Value[] => [...set].toSorted(compareValues);

/** The lists of an operator; undefined when one is null or missing. */
function listsOf(args: Result[], code: number, name: string): Value[][] | undefined {
	const lists: Value[][] = [];
	for (const arg of args) {
		if (isNullish(arg)) return undefined;
		if (!Array.isArray(arg)) {
			throw new MongoError(
				code,
				`All operands of ${name} must be arrays. One argument is of type: ${typeName(arg)}`,
			);
		}
		lists.push(arg);
	}
	return lists;
}

function union(args: Result[], name: string): Result {
	const lists = listsOf(args, 17043, name);
	return lists ? ordered(distinct(...lists).values()) : null;
}

function intersection(args: Result[], name: string): Result {
	const [first = [], ...others] = listsOf(args, 17047, name) ?? [null];
	if (first === null) return null;
	const sets = others.map((list) => distinct(list ?? []));
	const common = [...distinct(first)].filter(([key]) => sets.every((set) => set.has(key)));
	return ordered(common.map(([, value]) => value));
}

/** The two lists of `$setDifference` or `$setIsSubset`. */
function pair([a, b]: Result[], name: string, first: number, second: number): [Value[], Value[]] {
	if (!Array.isArray(a)) throw notBoth(first, name, "First", a);
	if (!Array.isArray(b)) throw notBoth(second, name, "Second", b);
	return [a, b];
}

const notBoth = (code: number, name: string, which: string, value: Result): MongoError =>
	new MongoError(
		code,
		`both operands of ${name} must be arrays. ${which} argument is of type: ${typeName(value)}`,
	);

function difference(args: Result[], name: string): Result {
	if (args.some(isNullish)) return null;
	const [kept, removed] = pair(args, name, 17048, 17049);
	const without = distinct(removed);
	return [...distinct(kept)].filter(([key]) => !without.has(key)).map(([, value]) => value);
}

function isSubset(args: Result[], name: string): Result {
	const [part, whole] = pair(args, name, 17046, 17042);
	const set = distinct(whole);
	return part.every((item) => set.has(keyOf(item)));
}

function areEqual(args: Result[], name: string): Result {
	if (args.length < 2)
		throw new MongoError(17045, `${name} needs at least two arguments had: ${args.length}`);
	const [first, ...others] = args.map((arg) => {
		if (Array.isArray(arg)) return distinct(arg);
		throw new MongoError(
			17044,
			`All operands of ${name} must be arrays. One argument is of type: ${typeName(arg)}`,
		);
	});
	return others.every((set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key)));
}

/** `$allElementsTrue` and `$anyElementTrue`; their argument stands in a list of its own. */
const elements = (code: number, test: (items: Value[]) => boolean): Operator =>
	unary((value, name) => {
		if (Array.isArray(value)) return test(value);
		throw new MongoError(code, `${name}'s argument must be an array, but is ${typeName(value)}`);
	});

export const SETS: Operators = {
	$allElementsTrue: elements(17040, (items) => items.every(isTruthy)),
	$anyElementTrue: elements(17041, (items) => items.some(isTruthy)),
	$setDifference: exactly(2, difference),
	$setEquals: any(areEqual),
	$setIntersection: any(intersection),
	$setIsSubset: exactly(2, isSubset),
	$setUnion: any(union),
};
