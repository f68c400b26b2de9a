import { BSONSymbol, Code, Decimal128, Int32 } from "bson";
import { MongoError } from "../../errors.js";
import { describe } from "../../values/describe.js";
import { toNumber } from "../../values/numbers.js";
import { isNumber, typeName, type Value } from "../../values/types.js";
import { searchBound } from "./arrays.js";
import { numberText } from "./numberText.js";
import {
	any,
	between,
	exactly,
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	optionally,
	type Result,
	smallInteger,
	unary,
} from "./operator.js";

/** What the older text operators take for a text: numbers and dates too, and nothing for null. */
function coerced(value: Result): string {
	if (isNullish(value)) return "";
	if (typeof value === "string") return value;
	if (isNumber(value)) return numberText(value);
	if (value instanceof Date) return value.toISOString();
	if (value instanceof BSONSymbol) return value.value;
	if (value instanceof Code) return value.code;
	throw new MongoError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

/** Only the letters of ASCII have cases to MongoDB. */
const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A text argument. @throws MongoError with `code` */
function textOf(value: Result, code: number, message: string): string {
	if (typeof value === "string") return value;
	throw new MongoError(code, `${message} ${typeName(value)}`);
}

function concat(parts: Result[]): Result {
	let text = "";
	for (const part of parts) {
		if (isNullish(part)) return null;
		text += textOf(part, 16702, "$concat only supports strings, not");
	}
	return text;
}

/**
 * `$indexOfBytes` and `$indexOfCP`: `split` makes the units that positions are counted in. What is found must end
 * before the last of the bytes that are asked for, but only begin before the last of the code points.
 */
const indexOf = (split: (text: string) => readonly unknown[], code: number, wholly: boolean): Operator =>
	between(2, 4, (args, name) => {
		const [value, wanted, from, to] = args;
		if (isNullish(value)) return null;
		const text = split(textOf(value, code, `${name} requires a string as the first argument, found:`));
		const token = split(textOf(wanted, code + 1, `${name} requires a string as the second argument, found:`));
		const start = args.length > 2 ? searchBound(from, name, "starting index") : 0;
		const stop = Math.min(text.length, args.length > 3 ? searchBound(to, name, "ending index") : text.length);
		const last = wholly || text.length === 0 ? stop - token.length : stop - 1;
		for (let at = start; at <= last; at++)
			if (token.every((unit, i) => unit === text[at + i])) return new Int32(at);
		return new Int32(-1);
	});

const bytesOf = (text: string): readonly number[] => [...Buffer.from(text)];
const pointsOf = (text: string): readonly string[] => [...text];

function split([value, separator]: Result[]): Result {
	if (isNullish(value) || isNullish(separator)) return null;
	const expects = "$split requires an expression that evaluates to a string as a";
	const text = textOf(value, 40085, `${expects} first argument, found:`);
	const by = textOf(separator, 40086, `${expects} second argument, found:`);
	if (by === "") throw new MongoError(40087, "$split requires a non-empty separator");
	return text.split(by);
}

function substringOfBytes([value, from, count]: Result[], name: string): Result {
	const bytes = Buffer.from(coerced(value));
	const start = byteBound(from, name, "starting index", 16034);
	const length = byteBound(count, name, "length", 16035);
	if (start < 0) throw new MongoError(50752, `${name}:  starting index must be non-negative (got: ${start})`);
	const end = length < 0 ? bytes.length : Math.min(bytes.length, start + length);
	if (isContinuation(bytes[start]))
		throw new MongoError(28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`);
	if (isContinuation(bytes[end])) {
		throw new MongoError(
			28657,
			`${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`,
		);
	}
	return bytes.toString("utf8", start, end);
}

function byteBound(value: Result, name: string, what: string, code: number): number {
	if (isNumber(value) && !(value instanceof Decimal128)) return Math.trunc(toNumber(value));
	throw new MongoError(code, `${name}:  ${what} must be a numeric type (is BSON type ${typeName(value)})`);
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

function substringOfPoints([value, from, count]: Result[], name: string): Result {
	const points = pointsOf(coerced(value));
	const start = pointBound(from, name, "starting index", 34450);
	const length = pointBound(count, name, "length", 34452);
	if (length < 0) throw new MongoError(34454, `${name}: length must be a nonnegative integer.`);
	if (start < 0) throw new MongoError(34455, `${name}: the starting index must be nonnegative integer.`);
	return points.slice(start, start + length).join("");
}

function pointBound(value: Result, name: string, what: string, code: number): number {
	if (!isNumber(value))
		throw new MongoError(code, `${name}: ${what} must be a numeric type (is BSON type ${typeName(value)})`);
	const bound = smallInteger(value);
	if (bound !== undefined) return bound;
	throw new MongoError(
		code + 1,
		`${name}: ${what} cannot be represented as a 32-bit integral value: ${describe(value)}`,
	);
}

const length = (measure: (text: string) => number, code: number): Operator =>
	unary(
		(value, name) => new Int32(measure(textOf(value, code, `${name} requires a string argument, found:`))),
	);

/** The blanks that `$trim` takes away by itself. */
const BLANKS = [
	...Array.from("\0 \t\n\v\f\r\u00a0\u1680"),
	...Array.from({ length: 11 }, (_, i) => String.fromCodePoint(0x2000 + i)),
];

const trim =
	(left: boolean, right: boolean): Operator =>
	(argument, compile, name) => {
		const spec = namedArguments(name, argument, ["input"], ["chars"], {
			shape: 50696,
			unknown: 50694,
			missing: () => 50695,
		});
		const input = compile(spec.input);
		const chars = optionally(spec.chars, compile);
		return (doc) => {
			const value = input(doc);
			if (isNullish(value)) return null;
			const points = pointsOf(trimmable(value, name, "its input", 50699));
			const taken = chars(doc);
			if (spec.chars !== undefined && isNullish(taken)) return null;
			const unwanted = isNullish(taken) ? BLANKS : pointsOf(trimmable(taken, name, "'chars'", 50700));
			const keeps = (point: string): boolean => !unwanted.includes(point);
			const start = left ? points.findIndex(keeps) : 0;
			const end = right ? points.findLastIndex(keeps) : points.length - 1;
			return start < 0 ? "" : points.slice(start, end + 1).join("");
		};
	};

function trimmable(value: Value, name: string, what: string, code: number): string {
	if (typeof value === "string") return value;
	throw new MongoError(
		code,
		`${name} requires ${what} to be a string, got ${describe(value)} (of type ${typeName(value)}) instead.`,
	);
}

const replace =
	(replaced: (text: string, find: string, replacement: string) => string): Operator =>
	(argument, compile, name) => {
		const names = ["input", "find", "replacement"] as const;
		const spec = namedArguments(name, argument, names, [], {
			shape: 51751,
			unknown: 51750,
			missing: (field) => ({ input: 51749, find: 51748 })[field] ?? 51747,
		});
		const parts = names.map((field) => compile(spec[field]));
		return (doc) => {
			const values = parts.map((part) => part(doc));
			for (const [i, value] of values.entries()) {
				if (isNullish(value) || typeof value === "string") continue;
				throw new MongoError(
					51746 - i,
					`${name} requires that '${names[i]}' be a string, found: ${describe(value)}`,
				);
			}
			const [text, find, replacement] = values.filter((value) => typeof value === "string");
			if (text === undefined || find === undefined || replacement === undefined) return null;
			return replaced(text, find, replacement);
		};
	};

function replaceOne(text: string, find: string, replacement: string): string {
	const at = text.indexOf(find);
	return at < 0 ? text : text.slice(0, at) + replacement + text.slice(at + find.length);
}

/** Nothing stands before every character, and at the end. */
const replaceAll = (text: string, find: string, replacement: string): string =>
	find === ""
		? replacement +
			pointsOf(text)
				.map((point) => point + replacement)
				.join("")
		: text.split(find).join(replacement);

function compareWithoutCase([a, b]: Result[]): Result {
	return new Int32(Math.sign(Buffer.compare(Buffer.from(upper(coerced(a))), Buffer.from(upper(coerced(b))))));
}

export const STRINGS: Operators = {
	$concat: any(concat),
	$indexOfBytes: indexOf(bytesOf, 40091, true),
	$indexOfCP: indexOf(pointsOf, 40093, false),
	$ltrim: trim(true, false),
	$replaceAll: replace(replaceAll),
	$replaceOne: replace(replaceOne),
	$rtrim: trim(false, true),
	$split: exactly(2, split),
	$strLenBytes: length((text) => Buffer.byteLength(text), 34473),
	$strLenCP: length((text) => pointsOf(text).length, 34471),
	$strcasecmp: exactly(2, compareWithoutCase),
	$substr: exactly(3, (args) => substringOfBytes(args, "$substrBytes")),
	$substrBytes: exactly(3, substringOfBytes),
	$substrCP: exactly(3, substringOfPoints),
	$toLower: unary((value) => lower(coerced(value))),
	$toUpper: unary((value) => upper(coerced(value))),
	$trim: trim(true, true),
};
