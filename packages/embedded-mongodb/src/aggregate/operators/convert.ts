import {
	Binary,
	BSONRegExp,
	BSONSymbol,
	Code,
	Decimal128,
	Double,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
} from "bson";
import { badValue, failedToParse, MongoError } from "../../errors.js";
import { toBigInt } from "../../values/arithmetic.js";
import { toDecimal, truncateDecimal } from "../../values/decimal.js";
import { describe } from "../../values/describe.js";
import { fitsInt, fitsLong, toInteger, toNumber } from "../../values/numbers.js";
import { isNumber, type NumberValue, TYPE_NUMBERS, typeName, type Value } from "../../values/types.js";
import { parseDate } from "./dateParser.js";
import { recovered } from "./dateText.js";
import { numberText } from "./numberText.js";
import {
	isNullish,
	isTruthy,
	namedArguments,
	type Operator,
	type Operators,
	type Result,
	unary,
} from "./operator.js";

const failure = (reason: string): MongoError =>
	new MongoError(241, `${reason} in $convert with no onError value`);

const unsupported = (value: Value, target: string): MongoError =>
	failure(`Unsupported conversion from ${typeName(value)} to ${target}`);

/** How a value that is neither null nor missing becomes one of another type. @throws MongoError ConversionFailure */
const CONVERSIONS: Readonly<Record<string, (value: Value) => Value>> = {
	bool: toBool,
	date: toDate,
	decimal: (value) => toNumeric(value, "decimal"),
	double: (value) => toNumeric(value, "double"),
	int: (value) => toNumeric(value, "int"),
	long: (value) => toNumeric(value, "long"),
	objectId: toObjectId,
	string: toText,
};

/** Values without a truth of their own are true. */
const ALWAYS_TRUE = [Binary, BSONRegExp, BSONSymbol, Code, MaxKey, MinKey, ObjectId, Timestamp, Map, Array];

function toBool(value: Value): boolean {
	if (isNumber(value) || typeof value === "boolean") return isTruthy(value);
	if (typeof value === "string" || value instanceof Date) return true;
	if (ALWAYS_TRUE.some((each) => value instanceof each)) return true;
	throw unsupported(value, "bool");
}

function toDate(value: Value): Date {
	if (value instanceof Date) return value;
	if (typeof value === "string") return parseDate(value, undefined);
	if (value instanceof ObjectId) return value.getTimestamp();
	if (value instanceof Timestamp) return new Date(value.t * 1000);
	if (!isNumber(value) || value instanceof Int32) throw unsupported(value, "date");
	const date = new Date(Number(wholeOf(value)));
	if (Number.isNaN(date.getTime())) throw failure("Conversion would overflow target type");
	return date;
}

function toObjectId(value: Value): ObjectId {
	if (value instanceof ObjectId) return value;
	if (typeof value !== "string") throw unsupported(value, "objectId");
	if (/^[0-9a-fA-F]{24}$/.test(value)) return ObjectId.createFromHexString(value);
	const reason =
		value.length === 24
			? `Invalid character found in hex string: "${value}"`
			: `Invalid string length for parsing to OID, expected 24 but found ${value.length}`;
	throw new MongoError(
		241,
		`Failed to parse objectId '${value}' in $convert with no onError value: ${reason}`,
	);
}

function toText(value: Value): string {
	if (typeof value === "string") return value;
	if (typeof value === "boolean") return String(value);
	if (isNumber(value)) return numberText(value);
	if (value instanceof Date) return value.toISOString();
	if (value instanceof ObjectId) return value.toHexString();
	throw unsupported(value, "string");
}

type NumericType = "int" | "long" | "double" | "decimal";

function toNumeric(value: Value, target: NumericType): NumberValue {
	if (isNumber(value)) return fromNumeric(value, target);
	if (typeof value === "boolean") return fromNumeric(new Int32(value ? 1 : 0), target);
	if (typeof value === "string") return parsed(value, target);
	if (value instanceof Date && target !== "int") return fromNumeric(Long.fromNumber(value.getTime()), target);
	throw unsupported(value, target);
}

function fromNumeric(value: NumberValue, target: NumericType): NumberValue {
	if (typeName(value) === target) return value;
	if (target === "decimal") return toDecimal(value);
	if (target === "double") return asDouble(value);
	return asInteger(wholeOf(value), target, value);
}

function asDouble(value: NumberValue): Double {
	const number = toNumber(value);
	if (value instanceof Decimal128 && !Number.isFinite(number) && /\d/.test(value.toString()))
		throw overflow(value);
	return new Double(number);
}

function asInteger(whole: bigint, target: "int" | "long", value: NumberValue): NumberValue {
	if (target === "int" && fitsInt(whole)) return new Int32(Number(whole));
	if (target === "long" && fitsLong(whole)) return Long.fromBigInt(whole);
	throw overflow(value);
}

const overflow = (value: NumberValue): MongoError =>
	new MongoError(
		241,
		`Conversion would overflow target type in $convert with no onError value: ${describe(value)}`,
	);

/** A number without its fraction. */
function wholeOf(value: NumberValue): bigint {
	const number = toNumber(value);
	const text = value.toString();
	if (text === "NaN") throw failure("Attempt to convert NaN value to integer type");
	if (text.endsWith("Infinity")) throw failure("Attempt to convert infinity value to integer type");
	if (value instanceof Decimal128) return truncateDecimal(value) ?? 0n;
	return value instanceof Long ? toBigInt(value) : BigInt(Math.trunc(number));
}

const WHOLE_TEXT = /^[+-]?\d+$/;
const NUMBER_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const SPECIAL_TEXT = /^(?:nan|[+-]?inf(?:inity)?)$/i;

function parsed(text: string, target: NumericType): NumberValue {
	if (text.startsWith("0x")) throw failure(`Illegal hexadecimal input ${text}`);
	if (target === "int" || target === "long") {
		if (!WHOLE_TEXT.test(text)) throw unreadable(text, "Did not consume whole string.");
		const whole = BigInt(text.replace("+", ""));
		if (target === "int" ? fitsInt(whole) : fitsLong(whole)) {
			return target === "int" ? new Int32(Number(whole)) : Long.fromBigInt(whole);
		}
		throw unreadable(text, "Overflow");
	}
	if (SPECIAL_TEXT.test(text)) return fromNumeric(new Double(special(text)), target);
	if (!NUMBER_TEXT.test(text)) throw unreadable(text, "Did not consume whole string.");
	if (target === "decimal")
		return Decimal128.fromStringWithRounding(text.replace("+", "").replace(/\.(?!\d)/, ""));
	const number = Number(text);
	if (!Number.isFinite(number)) throw unreadable(text, "Out of range");
	return new Double(number);
}

function special(text: string): number {
	if (/nan/i.test(text)) return Number.NaN;
	return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const unreadable = (text: string, reason: string): MongoError =>
	new MongoError(241, `Failed to parse number '${text}' in $convert with no onError value: ${reason}`);

/** The name of a target type, by its name or number. */
function targetOf(value: Value): string {
	if (typeof value === "string") {
		if (value in TYPE_NUMBERS || value === "missing") return value;
		throw badValue(`Unknown type name: ${value}`);
	}
	if (!isNumber(value)) {
		throw failedToParse(`$convert's 'to' argument must be a string or number, but is ${typeName(value)}`);
	}
	if (toInteger(value) === undefined)
		throw failedToParse("In $convert, numeric 'to' argument is not an integer");
	const name = Object.keys(TYPE_NUMBERS).find((each) => TYPE_NUMBERS[each] === toNumber(value));
	if (name !== undefined) return name;
	throw failedToParse(
		`In $convert, numeric value for 'to' does not correspond to a BSON type: ${describe(value)}`,
	);
}

function converted(value: Value, target: string): Value {
	const conversion = CONVERSIONS[target];
	if (conversion) return conversion(value);
	throw unsupported(value, target);
}

const convert: Operator = (argument, compile, name) => {
	const spec = namedArguments(name, argument, ["input", "to"], ["onError", "onNull"], {
		shape: 9,
		unknown: 9,
		missing: () => 9,
	});
	const [input, to] = [compile(spec.input), compile(spec.to)];
	const onNull = spec.onNull === undefined ? () => null : compile(spec.onNull);
	const onError = spec.onError === undefined ? undefined : compile(spec.onError);
	return (doc) => {
		const value = input(doc);
		const type = to(doc);
		const target = isNullish(type) ? undefined : targetOf(type);
		if (isNullish(value)) return onNull(doc);
		if (target === undefined) return null;
		return recovered<Result>(() => converted(value, target), onError && (() => onError(doc)));
	};
};

/** `$toInt` and its like: `$convert` without its options. */
const shortcut = (target: string): Operator =>
	unary((value) => (isNullish(value) ? null : converted(value, target)));

export const CONVERT: Operators = {
	$convert: convert,
	$isNumber: unary((value) => isNumber(value)),
	$toBool: shortcut("bool"),
	$toDate: shortcut("date"),
	$toDecimal: shortcut("decimal"),
	$toDouble: shortcut("double"),
	$toInt: shortcut("int"),
	$toLong: shortcut("long"),
	$toObjectId: shortcut("objectId"),
	$toString: shortcut("string"),
	$type: unary((value) => typeName(value)),
};
