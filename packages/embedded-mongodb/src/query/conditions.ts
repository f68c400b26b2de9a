import { BSONRegExp } from "bson";
import { clausesOf } from "../match/filter.js";
import { isOperatorDoc } from "../match/operators.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, TypeClass, typeClass, type Value } from "../values/types.js";
import { comparisonInterval, type Interval, pointInterval, textInterval } from "./interval.js";

/** One thing a filter demands of one path, in a form that a plan can use. */
export interface Condition {
	readonly path: string;
	readonly op: string;
	readonly argument: Value;
	/** The keys that can satisfy it; undefined when an index does not help. */
	readonly intervals: readonly Interval[] | undefined;
	/** Every key in the intervals satisfies it, so that the document need not be asked again. */
	readonly exact: boolean;
	/** The `$elemMatch` that it is part of: one value, and so one key, satisfies all of them. */
	readonly element?: Doc;
}

/** What a filter demands, as far as all of it must hold together. */
export interface Conjunction {
	readonly conditions: readonly Condition[];
	/** The lists of `$or` at the top level, each of which must hold in one of its branches. */
	readonly disjunctions: readonly (readonly Doc[])[];
	/** Whether there is anything else, which only the whole filter can decide. */
	readonly others: boolean;
}

/** Takes a (valid) filter apart. */
export function conjunctionOf(filter: Doc): Conjunction {
	const conditions: Condition[] = [];
	const disjunctions: Doc[][] = [];
	let others = false;
	const visit = (doc: Doc): void => {
		for (const [name, value] of doc) {
			if (name === "$and") clausesOf(name, value).forEach(visit);
			else if (name === "$or") disjunctions.push(clausesOf(name, value));
			else if (name.startsWith("$")) others ||= name !== "$comment";
			else conditions.push(...conditionsOn(name, value));
		}
	};
	visit(filter);
	return { conditions, disjunctions, others };
}

function conditionsOn(path: string, value: Value): Condition[] {
	if (!isDoc(value) || !isOperatorDoc(value)) return [condition(path, "$eq", value)];
	return [...value].flatMap(([op, argument]) => {
		if (op === "$regex") return [condition(path, op, asRegex(argument, value.get("$options")))];
		if (op === "$elemMatch" && isDoc(argument)) return elementConditions(path, argument);
		if (op === "$all" && Array.isArray(argument)) return allConditions(path, argument);
		return [condition(path, op, argument)];
	});
}

/** What one element must satisfy, some document of the index has as a key; the pairing is checked afterwards. */
function elementConditions(path: string, argument: Doc): Condition[] {
	const inner = isOperatorDoc(argument)
		? conditionsOn(path, argument)
		: [...argument].flatMap(([name, value]) =>
				name.startsWith("$") ? [] : conditionsOn(`${path}.${name}`, value),
			);
	// A field of an element may be an array itself, whose values are keys of their own.
	const element = isOperatorDoc(argument) ? argument : undefined;
	return [
		...inner.map((each) => ({ ...each, exact: false, ...(element ? { element } : {}) })),
		condition(path, "$elemMatch", argument),
	];
}

const allConditions = (path: string, items: readonly Value[]): Condition[] => [
	...items.filter((item) => !isDoc(item)).map((item) => condition(path, "$eq", item)),
	condition(path, "$all", [...items]),
];

const asRegex = (pattern: Value, options: Value | undefined): Value =>
	typeof pattern === "string" ? new BSONRegExp(pattern, typeof options === "string" ? options : "") : pattern;

function condition(path: string, op: string, argument: Value): Condition {
	return { path, op, argument, ...boundsOf(op, argument) };
}

const NO_BOUNDS = { intervals: undefined, exact: false };

function boundsOf(op: string, argument: Value): Pick<Condition, "intervals" | "exact"> {
	switch (op) {
		case "$eq":
		case "$regex":
			return equality(argument);
		case "$in": {
			const each = Array.isArray(argument) ? argument.map(equality) : [NO_BOUNDS];
			const intervals = each.flatMap((bounds) => bounds.intervals ?? []);
			const usable = each.every((bounds) => bounds.intervals);
			return usable ? { intervals, exact: each.every(({ exact }) => exact) } : NO_BOUNDS;
		}
		case "$gt":
		case "$gte":
		case "$lt":
		case "$lte":
			return comparison(op, argument);
		default:
			return NO_BOUNDS;
	}
}

function equality(value: Value): Pick<Condition, "intervals" | "exact"> {
	if (value instanceof BSONRegExp) return regexBounds(value);
	if (Array.isArray(value)) return NO_BOUNDS; // matches a whole array, whose elements the index has
	return { intervals: [pointInterval(value)], exact: value !== null };
}

const COMPARABLE: ReadonlySet<number> = new Set([
	TypeClass.number,
	TypeClass.string,
	TypeClass.object,
	TypeClass.binary,
	TypeClass.objectId,
	TypeClass.bool,
	TypeClass.date,
	TypeClass.timestamp,
]);

function comparison(
	op: "$gt" | "$gte" | "$lt" | "$lte",
	value: Value,
): Pick<Condition, "intervals" | "exact"> {
	const wanted = typeClass(value);
	if (!COMPARABLE.has(wanted) || (isNumber(value) && Number.isNaN(toNumber(value)))) return NO_BOUNDS;
	return { intervals: [comparisonInterval(op, value, wanted)], exact: true };
}

/** `/^abc/` looks only at texts from "abc" up to "abd", and at the same pattern stored as a value. */
function regexBounds(regex: BSONRegExp): Pick<Condition, "intervals" | "exact"> {
	const prefix = /^\^([\w @\-:/]+)/.exec(regex.pattern)?.[1] ?? "";
	const rest = regex.pattern.slice(prefix.length + 1);
	const literal = /^[*+?{]/.test(rest) ? prefix.slice(0, -1) : prefix;
	if (literal === "" || regex.options !== "" || regex.pattern.includes("|")) return NO_BOUNDS;
	const last = literal.charCodeAt(literal.length - 1);
	const end = literal.slice(0, -1) + String.fromCharCode(last + 1);
	const intervals = [textInterval(literal, end), { ...pointInterval(regex), point: false }];
	return { intervals, exact: regex.pattern === `^${literal}` };
}
