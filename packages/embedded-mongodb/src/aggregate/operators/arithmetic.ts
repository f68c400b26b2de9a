import { Decimal128, Double, Long } from "bson";
import { MongoError, typeMismatch } from "../../errors.js";
import { Kind, kindOf, RunningSum, toBigInt } from "../../values/arithmetic.js";
import { compareValues } from "../../values/compare.js";
import { addDecimals, negateDecimal, toDecimal, truncateDecimal } from "../../values/decimal.js";
import { fitsLong, intOrLong, toNumber } from "../../values/numbers.js";
import { isNumber, type NumberValue, typeName } from "../../values/types.js";
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

/** In expressions a missing value comes before null. */
function compare(a: Result, b: Result): number {
	if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
	return Math.sign(compareValues(a, b));
}

const comparison = (passes: (order: number) => boolean): Operator =>
	exactly(2, ([a, b]) => passes(compare(a, b)));

/** `$and` and `$or` look no further than they must. */
const logical =
	(decisive: boolean): Operator =>
	(argument, compile) => {
		const parts = (Array.isArray(argument) ? argument : [argument]).map((part) => compile(part));
		return (doc) => parts.some((part) => isTruthy(part(doc)) === decisive) === decisive;
	};

export const COMPARISON: Operators = {
	$eq: comparison((order) => order === 0),
	$ne: comparison((order) => order !== 0),
	$gt: comparison((order) => order > 0),
	$gte: comparison((order) => order >= 0),
	$lt: comparison((order) => order < 0),
	$lte: comparison((order) => order <= 0),
	$and: logical(false),
	$or: logical(true),
	$not: unary((value) => !isTruthy(value)),
};

function add(args: Result[]): Result {
	const sum = new RunningSum();
	let dates = 0;
	for (const arg of args) {
		if (isNullish(arg)) return null;
		if (isNumber(arg)) sum.take(arg);
		else if (arg instanceof Date) {
			if (++dates > 1) throw new MongoError(16612, "only one date allowed in an $add expression");
			sum.take(Long.fromNumber(arg.getTime()));
		} else {
			throw typeMismatch(`$add only supports numeric or date types, not ${typeName(arg)}`);
		}
	}
	return dates === 1 ? dateOf(sum.value(), Math.round) : sum.value();
}

/** A moment from its milliseconds, within what a Date holds. */
function dateOf(value: NumberValue, whole: (value: number) => number): Date {
	const date = new Date(whole(toNumber(value)));
	if (Number.isNaN(date.getTime())) throw new MongoError(15, "date overflow");
	return date;
}

function subtract([a, b]: Result[]): Result {
	if (isNullish(a) || isNullish(b)) return null;
	if (isNumber(a) && isNumber(b)) return difference(a, b);
	if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
	if (a instanceof Date && isNumber(b))
		return dateOf(new Double(a.getTime() - Number(toLong(b))), Math.trunc);
	if (a instanceof Date) throw typeMismatch(`can't $subtract ${typeName(b)} from Date`);
	throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function difference(a: NumberValue, b: NumberValue): NumberValue {
	const kind = Math.max(kindOf(a), kindOf(b));
	if (kind === Kind.decimal) return addDecimals(toDecimal(a), negateDecimal(toDecimal(b)));
	if (kind === Kind.double) return new Double(toNumber(a) - toNumber(b));
	const whole = toBigInt(a) - toBigInt(b);
	if (!fitsLong(whole)) return new Double(toNumber(a) - toNumber(b));
	return kind === Kind.long ? Long.fromBigInt(whole) : intOrLong(whole);
}

const toLong = (value: NumberValue): bigint =>
	value instanceof Decimal128 ? (truncateDecimal(value) ?? 0n) : toBigInt(value);

export const ARITHMETIC: Operators = {
	$add: any(add),
	$subtract: exactly(2, subtract),
};
