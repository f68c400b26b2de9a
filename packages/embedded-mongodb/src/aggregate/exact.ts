import { Decimal128, Double, Int32, Long, ObjectId } from "bson";
import { MongoError, typeMismatch } from "../errors.js";
import { compareValues } from "../values/compare.js";
import { combine, toNumber } from "../values/numbers.js";
import { isDoc, isNumber, type NumberValue, typeName, type Value } from "../values/types.js";
import { dateTrunc } from "./dateTrunc.js";

/** An operator over values that are computed already; undefined is a missing field. */
export type Operator = (args: (Value | undefined)[]) => Value | undefined;

/** The operators whose result depends on BSON's types and order, and those that mingo has not, or has otherwise. */
export const EXACT_OPERATORS: Readonly<Record<string, Operator>> = {
	$cmp: ([a, b]) => new Int32(Math.sign(compare(a, b))),
	$eq: ([a, b]) => compare(a, b) === 0,
	$ne: ([a, b]) => compare(a, b) !== 0,
	$gt: ([a, b]) => compare(a, b) > 0,
	$gte: ([a, b]) => compare(a, b) >= 0,
	$lt: ([a, b]) => compare(a, b) < 0,
	$lte: ([a, b]) => compare(a, b) <= 0,
	$add: (args) => sum("$add", args),
	$multiply: (args) => product(args),
	$subtract: ([a, b]) => difference(a, b),
	$type: ([value]) => typeName(value),
	$toString: ([value]) => text(value),
	$toObjectId: ([value]) => objectId(value),
	$toLower: ([value]) => String(text(value) ?? "").toLowerCase(),
	$toUpper: ([value]) => String(text(value) ?? "").toUpperCase(),
	$indexOfCP: (args) => indexOfText(args),
	$arrayToObject: ([value]) => arrayToObject(value),
	$dateTrunc: dateTrunc,
};

/** In expressions a missing value comes before null. */
function compare(a: Value | undefined, b: Value | undefined): number {
	if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined) || 0;
	return compareValues(a, b);
}

const isMissing = (value: Value | undefined): value is null | undefined =>
	value === null || value === undefined;

function sum(name: string, args: (Value | undefined)[]): Value {
	if (args.some(isMissing)) return null;
	const dates = args.filter((arg) => arg instanceof Date);
	if (dates.length > 1) throw new MongoError(16612, "only one date allowed in an $add expression");
	const total = args.reduce<NumberValue>((sum, arg) => addTo(sum, arg, name), new Int32(0));
	return dates.length === 1 ? new Date(toNumber(total)) : total;
}

const addTo = (total: NumberValue, arg: Value | undefined, name: string): NumberValue => {
	if (arg instanceof Date) return add(total, Long.fromNumber(arg.getTime()));
	if (isNumber(arg)) return add(total, arg);
	throw typeMismatch(`${name} only supports numeric or date types, not ${typeName(arg)}`);
};

/** The sum; as a double when it outgrows 64 bits. */
export function add(a: NumberValue, b: NumberValue): NumberValue {
	return combine("add", a, b) ?? new Double(toNumber(a) + toNumber(b));
}

function product(args: (Value | undefined)[]): Value {
	if (args.some(isMissing)) return null;
	return args.reduce<NumberValue>((result, arg) => {
		if (!isNumber(arg)) throw typeMismatch(`$multiply only supports numeric types, not ${typeName(arg)}`);
		return combine("multiply", result, arg) ?? new Double(toNumber(result) * toNumber(arg));
	}, new Int32(1));
}

function difference(a: Value | undefined, b: Value | undefined): Value {
	if (isMissing(a) || isMissing(b)) return null;
	if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
	if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - toNumber(b));
	if (isNumber(a) && isNumber(b)) return add(a, negative(b));
	throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

const negative = (value: NumberValue): NumberValue =>
	combine("multiply", value, new Int32(-1)) ?? new Double(-toNumber(value));

function text(value: Value | undefined): Value {
	if (isMissing(value)) return null;
	if (typeof value === "string") return value;
	if (typeof value === "boolean") return String(value);
	if (value instanceof Date) return value.toISOString();
	if (value instanceof ObjectId) return value.toHexString();
	if (value instanceof Double) return String(value.value);
	if (value instanceof Int32 || value instanceof Long || value instanceof Decimal128) return value.toString();
	throw new MongoError(
		241,
		`Unsupported conversion from ${typeName(value)} to string in $convert with no onError value`,
	);
}

function objectId(value: Value | undefined): Value {
	if (isMissing(value)) return null;
	if (value instanceof ObjectId) return value;
	if (typeof value === "string" && /^[0-9a-fA-F]{24}$/.test(value))
		return ObjectId.createFromHexString(value);
	throw new MongoError(241, `Failed to parse objectId '${String(value)}' in $convert with no onError value`);
}

function indexOfText([value, wanted, from, to]: (Value | undefined)[]): Value {
	if (isMissing(value)) return null;
	if (typeof value !== "string" || typeof wanted !== "string")
		throw typeMismatch("$indexOfCP needs two strings");
	const [start = 0, end] = [from, to].map((each) => (isNumber(each) ? toNumber(each) : undefined));
	const points = [...value].slice(0, end);
	const searched = points.slice(start).join("");
	const at = searched.indexOf(wanted);
	return new Int32(at < 0 || start > points.length ? -1 : start + [...searched.slice(0, at)].length);
}

/** From `[["a", 1]]` or `[{ k: "a", v: 1 }]`. */
function arrayToObject(value: Value | undefined): Value {
	if (isMissing(value)) return null;
	if (!Array.isArray(value))
		throw typeMismatch(`$arrayToObject requires an array input, found: ${typeName(value)}`);
	return new Map(
		value.map((entry): [string, Value] => {
			const [name, each] = Array.isArray(entry)
				? entry
				: isDoc(entry)
					? [entry.get("k"), entry.get("v")]
					: [];
			if (typeof name === "string" && each !== undefined) return [name, each];
			throw typeMismatch("$arrayToObject requires an array of key-value pairs");
		}),
	);
}
