import { BSONRegExp, Int32 } from "bson";
import { MongoError } from "../../errors.js";
import { toRegExp } from "../../match/regex.js";
import type { Doc, Value } from "../../values/types.js";
import {
	type Compile,
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	optionally,
	type Result,
} from "./operator.js";

/** A text and the pattern to look for in it; undefined when one of them is null or missing. */
type Search = (doc: Doc) => { text: string; pattern: RegExp } | undefined;

function searchOf(argument: Value, compile: Compile, name: string): Search {
	const spec = namedArguments(name, argument, ["input", "regex"], ["options"], {
		shape: 51103,
		unknown: 31024,
		missing: (field) => (field === "input" ? 31022 : 31023),
	});
	const [input, regex, options] = [
		compile(spec.input),
		compile(spec.regex),
		optionally(spec.options, compile),
	];
	return (doc) => {
		const text = input(doc);
		if (!isNullish(text) && typeof text !== "string")
			throw new MongoError(51104, `${name} needs 'input' to be of type string`);
		const pattern = patternOf(regex(doc), options(doc), name);
		return pattern && !isNullish(text) ? { text, pattern } : undefined;
	};
}

function patternOf(regex: Result, options: Result, name: string): RegExp | undefined {
	if (!isNullish(options) && typeof options !== "string")
		throw new MongoError(51106, `${name} needs 'options' to be of type string`);
	if (isNullish(regex)) return undefined;
	if (typeof regex === "string") return compiled(regex, options ?? "", name);
	if (!(regex instanceof BSONRegExp))
		throw new MongoError(51105, `${name} needs 'regex' to be of type string or regex`);
	if (!isNullish(options) && regex.options !== "") {
		throw new MongoError(
			51107,
			`${name}: found regex option(s) specified in both 'regex' and 'option' fields`,
		);
	}
	return compiled(regex.pattern, options ?? regex.options, name);
}

function compiled(pattern: string, options: string, name: string): RegExp {
	if (`${pattern}${options}`.includes("\0"))
		throw new MongoError(51109, `${name}: regular expression cannot contain an embedded null byte`);
	const regex = toRegExp(new BSONRegExp(pattern, options));
	return new RegExp(regex.source, `${regex.flags}g`);
}

/** What was found: the text, its place in code points, and what the groups hold. */
function described(match: RegExpMatchArray, text: string): Doc {
	const [found, ...captures] = match;
	return new Map<string, Value>([
		["match", found],
		["idx", new Int32([...text.slice(0, match.index)].length)],
		["captures", captures.map((capture) => capture ?? null)],
	]);
}

const regexFind: Operator = (argument, compile, name) => {
	const search = searchOf(argument, compile, name);
	return (doc) => {
		const { text, pattern } = search(doc) ?? {};
		const match = text === undefined ? undefined : pattern?.exec(text);
		return match && text !== undefined ? described(match, text) : null;
	};
};

const regexFindAll: Operator = (argument, compile, name) => {
	const search = searchOf(argument, compile, name);
	return (doc) => {
		const found = search(doc);
		if (!found) return [];
		const { text, pattern } = found;
		const matches = [...text.matchAll(pattern)];
		return matches
			.filter(({ index }) => index < text.length || text === "")
			.map((match) => described(match, text));
	};
};

const regexMatch: Operator = (argument, compile, name) => {
	const search = searchOf(argument, compile, name);
	return (doc) => {
		const { text, pattern } = search(doc) ?? {};
		return text !== undefined && pattern?.exec(text) != null;
	};
};

export const PATTERNS: Operators = {
	$regexFind: regexFind,
	$regexFindAll: regexFindAll,
	$regexMatch: regexMatch,
};
