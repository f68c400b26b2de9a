import { MongoError } from "../../errors.js";
import { type Doc, isDoc, typeName, type Value } from "../../values/types.js";
import { any, isNullish, type Operator, type Operators, type Result, unary } from "./operator.js";

function merge(args: Result[], name: string): Result {
	const merged: Doc = new Map();
	const docs = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
	for (const doc of docs) {
		if (isNullish(doc)) continue;
		if (!isDoc(doc))
			throw new MongoError(40400, `${name} requires object inputs, but input is of type ${typeName(doc)}`);
		for (const [field, value] of doc) merged.set(field, value);
	}
	return merged;
}

const toArray = unary((value, name) => {
	if (isNullish(value)) return null;
	if (!isDoc(value))
		throw new MongoError(40390, `${name} requires a document input, found: ${typeName(value)}`);
	return [...value].map(
		([k, v]) =>
			new Map<string, Value>([
				["k", k],
				["v", v],
			]),
	);
});

const literal: Operator = (argument) => () => argument;

export const OBJECTS: Operators = {
	$mergeObjects: any(merge),
	$objectToArray: toArray,
	$literal: literal,
};
