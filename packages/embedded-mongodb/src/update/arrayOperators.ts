import { badValue, failedToParse, MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import { isOperatorDoc } from "../match/operators.js";
import { elementOrder } from "../query/sort.js";
import { equalValues } from "../values/compare.js";
import { toInteger, toNumber } from "../values/numbers.js";
import { type Doc, describe, isDoc, isNumber, typeName, type Value } from "../values/types.js";
import type { Mutation, UpdateContext } from "./fieldOperators.js";

/** The array at a target, or an error in the words of `$push` and its like. */
function arrayOf(value: Value, { doc, path }: UpdateContext): Value[] {
	if (Array.isArray(value)) return value;
	throw badValue(
		`The field '${path}' must be an array but is of type ${typeName(value)} in document {_id: ${describe(doc.get("_id"))}}`,
	);
}

const PUSH_CLAUSES = ["$each", "$slice", "$sort", "$position"];

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export function push(argument: Value): Mutation {
	if (!isDoc(argument) || !argument.has("$each")) return pushAll([argument], {});
	const unknown = [...argument.keys()].find((name) => !PUSH_CLAUSES.includes(name));
	if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
	const each = eachOf("$push", argument);
	return pushAll(each, {
		position: wholeNumber("$position", argument.get("$position")),
		slice: wholeNumber("$slice", argument.get("$slice")),
		order: sortOrder(argument.get("$sort")),
	});
}

function eachOf(operator: string, argument: Doc): Value[] {
	const each = argument.get("$each") ?? null;
	if (Array.isArray(each)) return each;
	throw badValue(
		`The argument to $each in ${operator} must be an array but it was of type ${typeName(each)}`,
	);
}

function wholeNumber(name: string, value: Value | undefined): number | undefined {
	if (value === undefined) return undefined;
	const whole = isNumber(value) ? toInteger(value) : undefined;
	if (whole === undefined)
		throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
	return Number(whole);
}

type Order = (a: Value, b: Value) => number;

function sortOrder(sort: Value | undefined): Order | undefined {
	if (sort === undefined) return undefined;
	const order = elementOrder(sort);
	if (order) return order;
	throw badValue("The $sort element value must be either 1 or -1");
}

interface PushOptions {
	position?: number | undefined;
	slice?: number | undefined;
	order?: Order | undefined;
}

function pushAll(values: readonly Value[], { position, slice, order }: PushOptions): Mutation {
	return (target, context) => {
		const array = [...arrayOf(target.get() ?? [], context)];
		array.splice(position ?? array.length, 0, ...values);
		if (order) array.sort(order);
		target.set(slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice));
	};
}

/** `$addToSet`, with `$each`. */
export function addToSet(argument: Value): Mutation {
	const values = isDoc(argument) && argument.has("$each") ? eachOf("$addToSet", argument) : [argument];
	return (target, context) => {
		const array = [...arrayOf(target.get() ?? [], context)];
		for (const value of values) if (!array.some((item) => equalValues(item, value))) array.push(value);
		target.set(array);
	};
}

/** `$pop`: 1 takes the last element, -1 the first. */
export function pop(argument: Value): Mutation {
	const end = isNumber(argument) ? toNumber(argument) : 0;
	if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${describe(argument)}`);
	return (target, context) => {
		const current = target.get();
		if (current === undefined) return;
		const array = arrayForPop(current, context);
		target.set(end === 1 ? array.slice(0, -1) : array.slice(1));
	};
}

function arrayForPop(value: Value, { path }: UpdateContext): Value[] {
	if (Array.isArray(value)) return value;
	throw new MongoError(14, `Path '${path}' contains an element of non-array type '${typeName(value)}'`);
}

/** `$pull`: a value, operators for the elements, or a filter for elements that are documents. */
export function pull(argument: Value): Mutation {
	return removing(pullTest(argument), "$pull");
}

function pullTest(argument: Value): (element: Value) => boolean {
	if (isDoc(argument) && !isOperatorDoc(argument)) {
		const matches = compileFilter(argument);
		return (element) => isDoc(element) && matches(element);
	}
	const matches = compileFilter(new Map([["element", argument]]));
	const exact = !isDoc(argument);
	return (element) => (exact && equalValues(element, argument)) || matches(new Map([["element", element]]));
}

/** `$pullAll`: every element that equals one of a list. */
export function pullAll(argument: Value): Mutation {
	if (!Array.isArray(argument))
		throw badValue(`$pullAll requires an array argument but was given a ${typeName(argument)}`);
	return removing((element) => argument.some((value) => equalValues(value, element)), "$pullAll");
}

const removing =
	(test: (element: Value) => boolean, operator: string): Mutation =>
	(target) => {
		const current = target.get();
		if (current === undefined) return;
		if (!Array.isArray(current)) throw badValue(`Cannot apply ${operator} to a non-array value`);
		target.set(current.filter((element) => !test(element)));
	};
