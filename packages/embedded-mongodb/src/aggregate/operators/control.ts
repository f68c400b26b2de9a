import { MongoError } from "../../errors.js";
import { type Doc, isDoc, typeName, type Value } from "../../values/types.js";
import { checkVariableName } from "../variables.js";
import {
	arrayOrNull,
	type Compile,
	type Expression,
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

const switchOf: Operator = (argument, compile) => {
	if (!isDoc(argument))
		throw new MongoError(40060, `$switch requires an object as an argument, found: ${typeName(argument)}`);
	for (const name of argument.keys())
		if (name !== "branches" && name !== "default")
			throw new MongoError(40067, `$switch found an unknown argument: ${name}`);
	const list = argument.get("branches") ?? [];
	if (!Array.isArray(list))
		throw new MongoError(40061, `$switch expected an array for 'branches', found: ${typeName(list)}`);
	const branches = list.map((branch) => branchOf(branch, compile));
	if (branches.length === 0) throw new MongoError(40068, "$switch requires at least one branch.");
	const otherwise = argument.get("default");
	const fallback = otherwise === undefined ? noBranch : compile(otherwise);
	return (doc) => (branches.find((branch) => isTruthy(branch.test(doc)))?.value ?? fallback)(doc);
};

function noBranch(): never {
	throw new MongoError(
		40066,
		"$switch could not find a matching branch for an input, and no default was specified.",
	);
}

function branchOf(branch: Value, compile: Compile): { test: Expression; value: Expression } {
	if (!isDoc(branch))
		throw new MongoError(40062, `$switch expected each branch to be an object, found: ${typeName(branch)}`);
	for (const name of branch.keys())
		if (name !== "case" && name !== "then")
			throw new MongoError(40063, `$switch found an unknown argument to a branch: ${name}`);
	const [test, value] = [branch.get("case"), branch.get("then")];
	if (test === undefined)
		throw new MongoError(40064, "$switch requires each branch have a 'case' expression");
	if (value === undefined)
		throw new MongoError(40065, "$switch requires each branch have a 'then' expression.");
	return { test: compile(test), value: compile(value) };
}

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

const reduce: Operator = (argument, compile) => {
	const spec = namedArguments("$reduce", argument, ["input", "initialValue", "in"], [], {
		shape: 40075,
		unknown: 40076,
		missing: (name) => ({ input: 40077, initialValue: 40078 })[name] ?? 40079,
	});
	const [input, initial] = [compile(spec.input), compile(spec.initialValue)];
	const [element, total]: [Variable, Variable] = [{ value: undefined }, { value: undefined }];
	const step = compile(
		spec.in,
		new Map([
			["this", element],
			["value", total],
		]),
	);
	return (doc: Doc) => {
		const items = arrayOrNull(input(doc), 40080, "$reduce requires that 'input' be an array, found:");
		if (!items) return null;
		let value = initial(doc);
		for (const item of items) {
			element.value = item;
			total.value = value;
			value = step(doc);
		}
		return value;
	};
};

export const CONTROL: Operators = {
	$cond: cond,
	$ifNull: ifNull,
	$switch: switchOf,
	$let: letVariables,
	$map: map,
	$filter: filter,
	$reduce: reduce,
};
