import { Binary, BSONRegExp, BSONSymbol } from "bson";
import { badValue, MongoError } from "../errors.js";
import { toInteger, toNumber } from "../values/numbers.js";
import { isNumber, TYPE_NUMBERS, typeName, type Value } from "../values/types.js";
import type { ValueTest } from "./operators.js";

/** `$bitsAllSet` and its three sisters: the mask is a number, binary data or a list of positions. */
export function bitTest(name: string, argument: Value): ValueTest {
	const mask = maskOf(name, argument);
	return (value) => {
		const bits = bitsOf(value);
		if (bits === undefined) return false;
		const set = bits & mask;
		if (name === "$bitsAllSet") return set === mask;
		if (name === "$bitsAllClear") return set === 0n;
		return name === "$bitsAnySet" ? set !== 0n : set !== mask;
	};
}

function maskOf(name: string, argument: Value): bigint {
	if (Array.isArray(argument)) {
		return argument.reduce((mask: bigint, position) => mask | (1n << positionOf(position)), 0n);
	}
	const mask = bitsOf(argument);
	if (mask === undefined || (isNumber(argument) && mask < 0n)) {
		throw badValue(`${name} takes an Array, a non-negative number, or BinData`);
	}
	return mask;
}

function positionOf(position: Value): bigint {
	const at = isNumber(position) ? toInteger(position) : undefined;
	if (at === undefined || at < 0n) throw badValue("bit positions must be an integer >= 0");
	return at;
}

/** Bits of a whole number (two's complement) or of binary data (first byte lowest). */
function bitsOf(value: Value | undefined): bigint | undefined {
	if (isNumber(value)) return toInteger(value);
	if (!(value instanceof Binary)) return undefined;
	const hex = Buffer.from(value.value()).reverse().toString("hex");
	return BigInt(`0x${hex || "0"}`);
}

/** `$type`: names, numbers, or a list of them. */
export function typeTest(argument: Value): ValueTest {
	const wanted = Array.isArray(argument) ? argument : [argument];
	if (wanted.length === 0) throw badValue("$type must match at least one type");
	const names = new Set(wanted.flatMap(namesOf));
	return (value) => value !== undefined && names.has(typeName(value));
}

function namesOf(argument: Value): string[] {
	if (argument === "number") return ["int", "long", "double", "decimal"];
	if (typeof argument === "string") {
		if (argument in TYPE_NUMBERS) return [argument];
		throw badValue(`Unknown type name alias: ${argument}`);
	}
	if (!isNumber(argument)) throw badValue("type must be represented as a number or a string");
	const code = toNumber(argument);
	const name = Object.keys(TYPE_NUMBERS).find((each) => TYPE_NUMBERS[each] === code);
	if (name === undefined) throw badValue(`Invalid numerical type code: ${code}`);
	return [name];
}

/** Strings that match the pattern, and the same pattern stored as a value. */
export function regexTest(regex: BSONRegExp): ValueTest {
	const pattern = toRegExp(regex);
	return (value) => {
		if (typeof value === "string") return pattern.test(value);
		if (value instanceof BSONSymbol) return pattern.test(value.value);
		return value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options;
	};
}

/** `{ $regex, $options }` as one pattern. */
export function regexFromOperators(argument: Value, options: Value | undefined): BSONRegExp {
	if (options !== undefined && typeof options !== "string") throw badValue("$options has to be a string");
	if (typeof argument === "string") return new BSONRegExp(argument, options ?? "");
	if (!(argument instanceof BSONRegExp)) throw badValue("$regex has to be a string");
	if (options !== undefined && argument.options !== "") {
		throw new MongoError(51075, "options set in both $regex and $options");
	}
	return new BSONRegExp(argument.pattern, options ?? argument.options);
}

/** What means something to PCRE, and to JavaScript no error but another thing: `\A`, `\Q…\E`, `[[:alpha:]]`. */
const ONLY_PCRE = /(?<!\\)(?:\\\\)*\\[ACEGHKNQRXZaehz]|\[:\^?[a-z]+:\]/;

/** MongoDB's patterns are PCRE, ours JavaScript's: the common syntax is the same, what differs is refused. */
export function toRegExp({ pattern, options }: BSONRegExp): RegExp {
	if (ONLY_PCRE.test(pattern))
		throw new MongoError(115, `this store does not support what PCRE alone knows in a pattern: ${pattern}`);
	const flags = new Set("u");
	let source = pattern;
	for (const option of options) {
		if (option === "i" || option === "m" || option === "s") flags.add(option);
		else if (option === "x") source = withoutWhitespace(source);
		else if (option !== "u" && option !== "l") {
			throw new MongoError(51108, `invalid flag in regex options: ${option}`);
		}
	}
	return build(source, flags);
}

function build(source: string, flags: Set<string>): RegExp {
	try {
		return new RegExp(source, [...flags].join(""));
	} catch {
		flags.delete("u"); // escapes such as "\-" are errors only in Unicode mode
	}
	try {
		return new RegExp(source, [...flags].join(""));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new MongoError(51091, `Regular expression is invalid: ${reason}`);
	}
}

/** Option x: blanks and comments outside of character classes do not count. */
const withoutWhitespace = (source: string): string =>
	source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#[^\n]*/g, (part) => (/^[\s#]/.test(part) ? "" : part));
