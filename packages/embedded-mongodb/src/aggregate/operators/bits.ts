import { Decimal128, Double, Int32, Long } from "bson";
import { MongoError, typeMismatch } from "../../errors.js";
import { toBigInt } from "../../values/arithmetic.js";
import { intOrLong } from "../../values/numbers.js";
import { isNumber, type NumberValue, typeName } from "../../values/types.js";
import { any, isNullish, type Operator, type Operators, type Result, unary } from "./operator.js";

function integer(value: Result, name: string): NumberValue {
	if (isNumber(value) && !(value instanceof Double || value instanceof Decimal128)) return value;
	throw typeMismatch(`${name} only supports int and long operands, not ${typeName(value)}`);
}

const bitwise = (start: bigint, combine: (a: bigint, b: bigint) => bigint): Operator =>
	any((args, name) => {
		let bits = start;
		let long = false;
		for (const arg of args) {
			if (isNullish(arg)) return null;
			const value = integer(arg, name);
			bits = combine(bits, toBigInt(value));
			long ||= value instanceof Long;
		}
		return long ? Long.fromBigInt(bits) : new Int32(Number(bits));
	});

const not = unary((value, name) => {
	if (isNullish(value)) return null;
	if (!isNumber(value) || value instanceof Double || value instanceof Decimal128)
		throw new MongoError(28765, `${name} only supports int and long, not: ${typeName(value)}.`);
	const flipped = ~toBigInt(value);
	return value instanceof Long ? Long.fromBigInt(flipped) : intOrLong(flipped);
});

export const BITS: Operators = {
	$bitAnd: bitwise(-1n, (a, b) => a & b),
	$bitOr: bitwise(0n, (a, b) => a | b),
	$bitXor: bitwise(0n, (a, b) => a ^ b),
	$bitNot: not,
};
