import { Decimal128, Double, Long } from "bson";
import { MongoError, typeMismatch } from "../../errors.js";
import { Kind, kindOf, RunningProduct, RunningSum, toBigInt } from "../../values/arithmetic.js";
import {
	addDecimals,
	divideDecimals,
	isZeroDecimal,
	negateDecimal,
	remainderOfDecimals,
	squareRoot,
	toDecimal,
	truncateDecimal,
} from "../../values/decimal.js";
import { fitsLong, intOrLong, toInteger, toNumber } from "../../values/numbers.js";
import { isNumber, type NumberValue, typeName } from "../../values/types.js";
import { any, exactly, isNullish, type Operator, type Operators, type Result, unary } from "./operator.js";

/** An operator of one number; null and missing give null. */
export const numeric = (compute: (value: NumberValue, name: string) => Result): Operator =>
	unary((value, name) => {
		if (isNullish(value)) return null;
		if (isNumber(value)) return compute(value, name);
		throw new MongoError(28765, `${name} only supports numeric types, not ${typeName(value)}`);
	});

/** Functions without an exact result are computed for doubles; a decimal has digits that would be lost. */
export function refuseDecimal(name: string, ...values: NumberValue[]): void {
	if (values.some((value) => value instanceof Decimal128))
		throw new MongoError(115, `${name} of a decimal is not supported by this store`);
}

/** A function that is computed with doubles and gives one. */
export const irrational = (compute: (value: number) => number): Operator =>
	numeric((value, name) => {
		refuseDecimal(name, value);
		return new Double(compute(toNumber(value)));
	});

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

function multiply(args: Result[]): Result {
	const product = new RunningProduct();
	for (const arg of args) {
		if (isNullish(arg)) return null;
		if (!isNumber(arg)) throw typeMismatch(`$multiply only supports numeric types, not ${typeName(arg)}`);
		product.take(arg);
	}
	return product.value();
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

/** The two numbers of `$divide` or `$mod`; undefined when one is null or missing. */
function operands(
	[a, b]: Result[],
	name: string,
	types: number,
	zero: number,
): [NumberValue, NumberValue] | undefined {
	if (!isNumber(a) || !isNumber(b)) {
		if (isNullish(a) || isNullish(b)) return undefined;
		throw new MongoError(types, `${name} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
	}
	if (b instanceof Decimal128 ? isZeroDecimal(b) : toNumber(b) === 0)
		throw new MongoError(zero, `can't ${name} by zero`);
	return [a, b];
}

function divide(args: Result[], name: string): Result {
	const [a, b] = operands(args, name, 14, 2) ?? [];
	if (!a || !b) return null;
	return Math.max(kindOf(a), kindOf(b)) === Kind.decimal
		? divideDecimals(toDecimal(a), toDecimal(b))
		: new Double(toNumber(a) / toNumber(b));
}

function mod(args: Result[], name: string): Result {
	const [a, b] = operands(args, name, 16611, 16610) ?? [];
	if (!a || !b) return null;
	const kind = Math.max(kindOf(a), kindOf(b));
	if (kind === Kind.decimal) return remainderOfDecimals(toDecimal(a), toDecimal(b));
	if (a instanceof Double || (b instanceof Double && toInteger(b) === undefined))
		return new Double(toNumber(a) % toNumber(b));
	const rest = toBigInt(a) % toBigInt(b);
	return a instanceof Long || b instanceof Long ? Long.fromBigInt(rest) : intOrLong(rest);
}

function absolute(value: NumberValue): NumberValue {
	if (value instanceof Double) return new Double(Math.abs(value.value));
	if (value instanceof Decimal128) return value.toString().startsWith("-") ? negateDecimal(value) : value;
	const whole = toBigInt(value);
	const size = whole < 0n ? -whole : whole;
	if (!fitsLong(size)) throw new MongoError(28680, "can't take $abs of long long min");
	return value instanceof Long ? Long.fromBigInt(size) : intOrLong(size);
}

function power([base, exponent]: Result[], name: string): Result {
	if (isNullish(base) || isNullish(exponent)) return null;
	if (!isNumber(base)) throw new MongoError(28762, `$pow's base must be numeric, not ${typeName(base)}`);
	if (!isNumber(exponent))
		throw new MongoError(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
	refuseDecimal(name, base, exponent);
	const [x, y] = [toNumber(base), toNumber(exponent)];
	if (x === 0 && y < 0) throw new MongoError(28764, "$pow cannot take a base of 0 and a negative exponent");
	const whole =
		Math.max(kindOf(base), kindOf(exponent)) < Kind.double ? wholePower(base, exponent) : undefined;
	if (whole === undefined) return new Double(isOne(x) && !Number.isNaN(y) ? x ** y || 1 : x ** y);
	return base instanceof Long || exponent instanceof Long ? Long.fromBigInt(whole) : intOrLong(whole);
}

/** 1 to an infinite power is 1 to C's `pow`, and not a number to JavaScript's. */
const isOne = (base: number): boolean => base === 1;

/** A power of integers; undefined when it has a fraction or outgrows 64 bits. */
function wholePower(base: NumberValue, exponent: NumberValue): bigint | undefined {
	const [x, y] = [toBigInt(base), toBigInt(exponent)];
	if (x === 1n || x === -1n) return y % 2n === 0n ? 1n : x;
	if (y < 0n || y > 63n) return x === 0n ? 0n : undefined;
	const result = x ** y;
	return fitsLong(result) ? result : undefined;
}

function logarithm([value, base]: Result[], name: string): Result {
	if (isNullish(value) || isNullish(base)) return null;
	if (!isNumber(value))
		throw new MongoError(28756, `$log's argument must be numeric, not ${typeName(value)}`);
	if (!isNumber(base)) throw new MongoError(28757, `$log's base must be numeric, not ${typeName(base)}`);
	refuseDecimal(name, value, base);
	const [x, b] = [toNumber(value), toNumber(base)];
	if (x <= 0) throw new MongoError(28758, `$log's argument must be a positive number, but is ${x}`);
	if (b <= 0 || b === 1)
		throw new MongoError(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
	return new Double(Math.log(x) / Math.log(b));
}

/** A logarithm of one argument. */
const positive = (code: number, compute: (value: number) => number): Operator =>
	numeric((value, name) => {
		refuseDecimal(name, value);
		const x = toNumber(value);
		if (x <= 0) throw new MongoError(code, `${name}'s argument must be a positive number, but is ${x}`);
		return new Double(compute(x));
	});

const root = numeric((value) => {
	if (toNumber(value) < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
	return value instanceof Decimal128 ? squareRoot(value) : new Double(Math.sqrt(toNumber(value)));
});

export const ARITHMETIC: Operators = {
	$abs: numeric(absolute),
	$add: any(add),
	$divide: exactly(2, divide),
	$exp: irrational(Math.exp),
	$ln: positive(28766, Math.log),
	$log: exactly(2, logarithm),
	$log10: positive(28761, Math.log10),
	$mod: exactly(2, mod),
	$multiply: any(multiply),
	$pow: exactly(2, power),
	$sqrt: root,
	$subtract: exactly(2, subtract),
};
