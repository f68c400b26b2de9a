import { MongoError } from "../../errors.js";
import { isDoc, typeName, type Value } from "../../values/types.js";
import {
	arrayOrNull,
	checkVariableName,
	isNullish,
	isTruthy,
	namedArguments,
	type Operator,
	type Operators,
	optionally,
	type Result,
	smallInteger,
	type Variable,
} from "./operator.js";

/** What `$cond` complains with when one of its parts is missing. */
const COND_MISSING = new Map([
	["if", 17080],
	["then", 17081],
	["else", 17082],
]);

const cond: Operator = (argument, compile) => {
	const [test, yes, no] = condParts(argument).map((part) => compile(part));
	return (doc) => (isTruthy(test?.(doc)) ? yes?.(doc) : no?.(doc));
};

function condParts(argument: Value): Value[] {
	if (!isDoc(argument)) {
		const parts = Array.isArray(argument) ? argument : [argument];
		if (parts.length === 3) return parts;
		throw new MongoError(
			16020,
			`Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`,
		);
	}
	for (const name of argument.keys())
		if (!COND_MISSING.has(name)) throw new MongoError(17083, `Unrecognized parameter to $cond: ${name}`);
	return [...COND_MISSING].map(([name, code]) => {
		const part = argument.get(name);
		if (part !== undefined) return part;
		throw new MongoError(code, `Missing '${name}' parameter to $cond`);
	});
}

const ifNull: Operator = (argument, compile) => {
	const parts = (Array.isArray(argument) ? argument : [argument]).map((part) => compile(part));
	if (parts.length < 2) throw new MongoError(1257300, "$ifNull needs at least two arguments, had: 1");
	return (doc) => {
		let value: Result;
		for (const part of parts) {
			value = part(doc);
			if (!isNullish(value)) return value;
		}
		return value;
	};
};

const letVariables: Operator = (argument, compile) => {
	const { vars, in: body } = namedArguments("$let", argument, ["vars", "in"], [], {
		shape: 16874,
		unknown: 16875,
		missing: (name) => (name === "vars" ? 16876 : 16877),
	});
	if (!isDoc(vars)) throw new MongoError(10065, `invalid parameter: expected an object (vars)`);
	const bound = [...vars].map(([name, value]) => {
		const variable: Variable = { value: undefined };
		return { name: checkVariableName(name), expression: compile(value), variable };
	});
	const inner = compile(body, new Map(bound.map(({ name, variable }) => [name, variable])));
	return (doc) => {
		const values = bound.map(({ expression }) => expression(doc));
		for (const [i, { variable }] of bound.entries()) variable.value = values[i];
		return inner(doc);
	};
};

/** The name in `as`, with its place for the elements. */
function elementVariable(as: Value | undefined): [name: string, variable: Variable] {
	if (as !== undefined && typeof as !== "string")
		throw new MongoError(16866, `a variable's name must be a string, not ${typeName(as)}`);
	return [checkVariableName(as ?? "this"), { value: undefined }];
}

const map: Operator = (argument, compile) => {
	const spec = namedArguments("$map", argument, ["input", "in"], ["as"], {
		shape: 16878,
		unknown: 16879,
		missing: (name) => (name === "input" ? 16880 : 16882),
	});
	const input = compile(spec.input);
	const [name, element] = elementVariable(spec.as);
	const each = compile(spec.in, new Map([[name, element]]));
	return (doc) => {
		const items = arrayOrNull(input(doc), 16883, "input to $map must be an array not");
		return (
			items?.map((item) => {
				element.value = item;
				return each(doc) ?? null;
			}) ?? null
		);
	};
};

const filter: Operator = (argument, compile) => {
	const spec = namedArguments("$filter", argument, ["input", "cond"], ["as", "limit"], {
		shape: 28646,
		unknown: 28647,
		missing: (name) => (name === "input" ? 28648 : 28650),
	});
	const input = compile(spec.input);
	const limit = optionally(spec.limit, compile);
	const [name, element] = elementVariable(spec.as);
	const test = compile(spec.cond, new Map([[name, element]]));
	return (doc) => {
		const items = arrayOrNull(input(doc), 28651, "input to $filter must be an array not");
		if (!items) return null;
		const most = filterLimit(limit(doc));
		const kept: Value[] = [];
		for (const item of items) {
			if (kept.length >= most) break;
			element.value = item;
			if (isTruthy(test(doc))) kept.push(item);
		}
		return kept;
	};
};

function filterLimit(value: Result): number {
	if (isNullish(value)) return Number.POSITIVE_INFINITY;
	const limit = smallInteger(value);
	if (limit === undefined)
		throw new MongoError(327391, "$filter: limit must be represented as a 32-bit integral value");
	if (limit < 1) throw new MongoError(327392, `$filter: limit must be greater than 0, found: ${limit}`);
	return limit;
}

export const CONTROL: Operators = {
	$cond: cond,
	$ifNull: ifNull,
	$let: letVariables,
	$map: map,
	$filter: filter,
};
