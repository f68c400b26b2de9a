import { BSONRegExp, BSONSymbol } from "bson";
import { badValue, MongoError } from "../errors.js";
import type { Value } from "../values/types.js";
import type { ValueTest } from "./operators.js";

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
