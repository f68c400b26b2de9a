import { BSONRegExp } from "bson";
import { badValue } from "../errors.js";
import { compareValues, equalValues } from "../values/compare.js";
import { encodeKey } from "../values/key.js";
import { toInteger, toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isIndex, isNumber, TypeClass, typeClass, type Value } from "../values/types.js";
import { bitTest, regexFromOperators, regexTest, typeTest } from "./valueTests.js";

/** Tests one value; undefined stands for a missing field. */
export type ValueTest = (value: Value | undefined) => boolean;

/** How a condition on a field is tested against the values its path leads to. */
export type FieldTest =
	| {
			test: ValueTest;
			/** Whether an array at the end of the path is tested element by element too. */
			elements: boolean;
			/** Whether the field passes when no value does ($ne, $nin, $not). */
			negated: boolean;
	  }
	| { all: FieldTest[]; negated: boolean };

type CompileFilter = (filter: Doc) => (doc: Doc) => boolean;

/** `{ $gt: 1 }` is operators; `{ a: 1 }`, and a reference that begins with `$ref`, are values. */
export function isOperatorDoc(doc: Doc): boolean {
	const [first] = doc.keys();
	return first?.startsWith("$") === true && !["$ref", "$id", "$db"].includes(first);
}

/** Whether a document passes a test at a path. */
export function matchesPath(test: FieldTest, doc: Value | undefined, parts: readonly string[]): boolean {
	if ("all" in test) return test.all.every((each) => matchesPath(each, doc, parts)) !== test.negated;
	return anyAt(doc, parts, 0, test.elements, test.test) !== test.negated;
}

/** Whether a value by itself passes, as an element of an array does within `$elemMatch`. */
function matchesValue(test: FieldTest, value: Value | undefined): boolean {
	if ("all" in test) return test.all.every((each) => matchesValue(each, value)) !== test.negated;
	return test.test(value) !== test.negated;
}

/** Walks a path as MongoDB does: through every document of an array, and by position where a part is a number. */
function anyAt(
	value: Value | undefined,
	parts: readonly string[],
	at: number,
	elements: boolean,
	test: ValueTest,
): boolean {
	const part = parts[at];
	if (part === undefined) return (elements && Array.isArray(value) && value.some(test)) || test(value);
	if (isDoc(value)) return anyAt(value.get(part), parts, at + 1, elements, test);
	if (!Array.isArray(value)) return test(undefined);
	const positioned = isIndex(part) ? value[Number(part)] : undefined;
	if (positioned !== undefined && anyAt(positioned, parts, at + 1, elements, test)) return true;
	return value.some((item) => isDoc(item) && anyAt(item, parts, at, elements, test));
}

export const equalTo = (target: Value): FieldTest => each(equals(target));

const equals = (target: Value): ValueTest =>
	target === null
		? (value) => value === null || value === undefined
		: (value) => value !== undefined && equalValues(value, target);

const each = (test: ValueTest): FieldTest => ({ test, elements: true, negated: false });
const whole = (test: ValueTest): FieldTest => ({ test, elements: false, negated: false });
const not = (test: FieldTest): FieldTest => ({ ...test, negated: !test.negated });

/** Compiles `{ $gt: 1, $lt: 5 }`. @throws MongoError BadValue for an unknown operator */
export function compileOperators(operators: Doc, compile: CompileFilter): FieldTest {
	const tests = [...operators].map(([name, argument]) => compileOperator(name, argument, operators, compile));
	const [only] = tests;
	return tests.length === 1 && only ? only : { all: tests, negated: false };
}

function compileOperator(name: string, argument: Value, siblings: Doc, compile: CompileFilter): FieldTest {
	switch (name) {
		case "$eq":
			return equalTo(argument);
		case "$ne":
			if (argument instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
			return not(equalTo(argument));
		case "$gt":
		case "$gte":
		case "$lt":
		case "$lte":
			return each(comparison(name, argument));
		case "$in":
			return each(membership(name, argument));
		case "$nin":
			return not(each(membership(name, argument)));
		case "$exists":
			return argument === false || argument === null || isZero(argument) ? not(EXISTS) : EXISTS;
		case "$type":
			return each(typeTest(argument));
		case "$regex":
			return each(regexTest(regexFromOperators(argument, siblings.get("$options"))));
		case "$options":
			if (!siblings.has("$regex")) throw badValue("$options needs a $regex");
			return whole(() => true);
		case "$not":
			return compileNot(argument, compile);
		case "$all":
			return compileAll(argument, compile);
		case "$elemMatch":
			return whole(elemMatch(argument, compile));
		case "$size":
			return whole(sizeTest(argument));
		case "$mod":
			return each(modTest(argument));
		case "$bitsAllSet":
		case "$bitsAllClear":
		case "$bitsAnySet":
		case "$bitsAnyClear":
			return each(bitTest(name, argument));
		default:
			throw badValue(`unknown operator: ${name}`);
	}
}

const EXISTS = whole((value) => value !== undefined);
const isZero = (value: Value): boolean => isNumber(value) && toNumber(value) === 0;

/** Only values of the same class compare ("type bracketing"), except with the two ends of the order. */
function comparison(name: "$gt" | "$gte" | "$lt" | "$lte", target: Value): ValueTest {
	if (target instanceof BSONRegExp)
		throw badValue(`Can't have RegEx as arg to predicate over field '${name}'.`);
	const wanted = typeClass(target);
	if (wanted === TypeClass.null) return name.endsWith("e") ? equals(null) : () => false;
	const open = wanted === TypeClass.minKey || wanted === TypeClass.maxKey;
	const passes = ORDER[name];
	const nan = isNumber(target) && Number.isNaN(toNumber(target));
	return (value) => {
		if (value === undefined || !(open || typeClass(value) === wanted)) return false;
		if (isNumber(value) && Number.isNaN(toNumber(value)) !== nan) return false;
		return passes(compareValues(value, target));
	};
}

const ORDER = {
	$gt: (order: number) => order > 0,
	$gte: (order: number) => order >= 0,
	$lt: (order: number) => order < 0,
	$lte: (order: number) => order <= 0,
} as const;

const SMALL_LIST = 8;

function membership(name: string, list: Value): ValueTest {
	if (!Array.isArray(list)) throw badValue(`${name} needs an array`);
	if (list.some((item) => isDoc(item) && isOperatorDoc(item))) throw badValue(`cannot nest $ under ${name}`);
	const patterns = list.filter((item) => item instanceof BSONRegExp).map(regexTest);
	const plain = list.filter((item) => !(item instanceof BSONRegExp));
	const member = plain.length <= SMALL_LIST ? anyOf(plain.map(equals)) : keySet(plain);
	return patterns.length === 0 ? member : anyOf([member, ...patterns]);
}

const anyOf =
	(tests: readonly ValueTest[]): ValueTest =>
	(value) =>
		tests.some((test) => test(value));

/** Equal values have equal keys, so a long list is one look into a set. */
function keySet(values: readonly Value[]): ValueTest {
	const keys = new Set(values.map((value) => encodeKey(value).toString("latin1")));
	const missing = values.includes(null);
	return (value) => (value === undefined ? missing : keys.has(encodeKey(value).toString("latin1")));
}

function compileNot(argument: Value, compile: CompileFilter): FieldTest {
	if (argument instanceof BSONRegExp) return not(each(regexTest(argument)));
	if (!isDoc(argument)) throw badValue("$not needs a regex or a document");
	if (argument.size === 0) throw badValue("$not cannot be empty");
	if (!isOperatorDoc(argument)) throw badValue(`unknown operator: ${[...argument.keys()][0]}`);
	return not(compileOperators(argument, compile));
}

function compileAll(list: Value, compile: CompileFilter): FieldTest {
	if (!Array.isArray(list)) throw badValue("$all needs an array");
	if (list.length === 0) return whole(() => false);
	const all = list.map((item): FieldTest => {
		if (item instanceof BSONRegExp) return each(regexTest(item));
		const match = isDoc(item) ? item.get("$elemMatch") : undefined;
		if (match !== undefined) return whole(elemMatch(match, compile));
		if (isDoc(item) && isOperatorDoc(item)) throw badValue("no $ expressions in $all");
		return equalTo(item);
	});
	return { all, negated: false };
}

function elemMatch(argument: Value, compile: CompileFilter): ValueTest {
	if (!isDoc(argument)) throw badValue("$elemMatch needs an Object");
	const test = elementTest(argument, compile);
	return (value) => Array.isArray(value) && value.some(test);
}

const LOGICAL = ["$and", "$or", "$nor", "$expr", "$where", "$comment"];

/** What one element of an array must be: documents match a filter, other values match operators. */
function elementTest(argument: Doc, compile: CompileFilter): ValueTest {
	const [first = ""] = argument.keys();
	if (isOperatorDoc(argument) && !LOGICAL.includes(first)) {
		const test = compileOperators(argument, compile);
		return (element) => matchesValue(test, element);
	}
	const matches = compile(argument);
	return (element) => isDoc(element) && matches(element);
}

function sizeTest(argument: Value): ValueTest {
	const size = isNumber(argument) ? toInteger(argument) : undefined;
	if (size === undefined) throw badValue("Failed to parse $size. Expected an integer");
	if (size < 0n) throw badValue("Failed to parse $size. Expected a non-negative number");
	return (value) => Array.isArray(value) && BigInt(value.length) === size;
}

function modTest(argument: Value): ValueTest {
	if (!Array.isArray(argument)) throw badValue("malformed mod, needs to be an array");
	const [divisor, remainder] = argument;
	if (argument.length !== 2)
		throw badValue(`malformed mod, ${argument.length < 2 ? "not enough" : "too many"} elements`);
	if (!isNumber(divisor)) throw badValue("malformed mod, divisor not a number");
	if (!isNumber(remainder)) throw badValue("malformed mod, remainder not a number");
	const by = Math.trunc(toNumber(divisor));
	if (by === 0) throw badValue("divisor cannot be 0");
	const rest = Math.trunc(toNumber(remainder));
	return (value) => isNumber(value) && Math.trunc(toNumber(value)) % by === rest;
}
