import { Binary, Double, Int32, Long, Timestamp } from "bson";
import { failedToParse, MongoError } from "../../errors.js";
import { encodeDoc } from "../../values/encode.js";
import { toNumber } from "../../values/numbers.js";
import { type Doc, isDoc, isNumber, typeName, type Value } from "../../values/types.js";
import {
	any,
	isNullish,
	namedArguments,
	type Operator,
	type Operators,
	type Result,
	unary,
} from "./operator.js";

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

/** The codes of MongoDB's complaints about a field's name: it refers to a field, is computed, or is no text. */
interface FieldErrors {
	readonly reference: number;
	readonly constant: number;
	readonly type: number;
}

/** The name of a field, which must be known before any document is. */
function constantField(value: Value, name: string, errors: FieldErrors): string {
	if (typeof value === "string" && value.startsWith("$")) {
		throw new MongoError(
			errors.reference,
			`'${value}' is a field path reference which is not allowed in this context. Did you mean {$literal: '${value}'}?`,
		);
	}
	const literal = isDoc(value) && value.size === 1 ? (value.get("$literal") ?? value.get("$const")) : value;
	if (typeof literal === "string") return literal;
	if (literal === undefined || isDoc(value) || Array.isArray(value)) {
		throw new MongoError(
			errors.constant,
			`${name} requires 'field' to evaluate to a constant, but got a non-constant argument`,
		);
	}
	throw new MongoError(
		errors.type,
		`${name} requires 'field' to evaluate to type String, but got ${typeName(literal)}`,
	);
}

const getField: Operator = (argument, compile, name) => {
	const full = isDoc(argument) && ![...argument.keys()].some((key) => key.startsWith("$"));
	const spec = full
		? namedArguments(name, argument, ["field", "input"], [], {
				shape: 3041701,
				unknown: 3041701,
				missing: (field) => (field === "field" ? 3041702 : 3041703),
			})
		: { field: argument, input: "$$CURRENT" };
	const input = compile(spec.input);
	const field = constantField(spec.field, name, { reference: 5654600, constant: 5654601, type: 5654602 });
	return (doc) => {
		const value = input(doc);
		if (isDoc(value)) return value.get(field);
		return value === null ? null : undefined;
	};
};

/** `$setField` and `$unsetField`: names with dots and dollars are just names here. */
const setField =
	(withValue: boolean): Operator =>
	(argument, compile, name) => {
		const spec = namedArguments(name, argument, ["field", "input"], withValue ? ["value"] : [], {
			shape: 4161100,
			unknown: 4161101,
			missing: (field) => (field === "field" ? 4161102 : 4161109),
		});
		const field = constantField(spec.field, name, { reference: 4161108, constant: 4161106, type: 4161107 });
		const input = compile(spec.input);
		if (withValue && spec.value === undefined)
			throw new MongoError(4161103, `${name} requires 'value' to be specified`);
		const value = withValue ? compile(spec.value ?? null) : () => undefined;
		return (doc) => {
			const target = input(doc);
			if (isNullish(target)) return null;
			if (!isDoc(target))
				throw new MongoError(4161105, `${name} requires 'input' to evaluate to type Object`);
			const changed: Doc = new Map(target);
			const now = value(doc);
			if (now === undefined) changed.delete(field);
			else changed.set(field, now);
			return changed;
		};
	};

const literal: Operator = (argument) => () => argument;

const rand: Operator = (argument) => {
	const empty =
		(isDoc(argument) && argument.size === 0) || (Array.isArray(argument) && argument.length === 0);
	if (!empty) throw new MongoError(3040501, "$rand does not currently accept arguments");
	return () => new Double(Math.random());
};

const sampleRate: Operator = (argument) => {
	const rate = isNumber(argument) ? toNumber(argument) : Number.NaN;
	if (!isNumber(argument)) throw failedToParse("argument to $sampleRate must be a numeric type");
	if (!(rate >= 0 && rate <= 1)) throw failedToParse("numeric argument to $sampleRate must be in [0, 1]");
	return () => Math.random() < rate;
};

const binarySize = unary((value, name) => {
	if (isNullish(value)) return null;
	if (typeof value === "string") return new Int32(Buffer.byteLength(value));
	if (value instanceof Binary) return new Int32(value.length());
	throw new MongoError(51276, `${name} requires a string or BinData argument, found: ${typeName(value)}`);
});

const bsonSize = unary((value, name) => {
	if (isNullish(value)) return null;
	if (isDoc(value)) return new Int32(encodeDoc(value).length);
	throw new MongoError(31393, `${name} requires a document input, found: ${typeName(value)}`);
});

/** The seconds of a timestamp, or the number that counts within one. */
const timestampPart = (part: (value: Timestamp) => number, code: number): Operator =>
	unary((value, name) => {
		if (isNullish(value)) return null;
		if (value instanceof Timestamp) return Long.fromNumber(part(value));
		throw new MongoError(code, `Argument to ${name} must be a timestamp, but is ${typeName(value)}`);
	});

export const OBJECTS: Operators = {
	$mergeObjects: any(merge),
	$objectToArray: toArray,
	$getField: getField,
	$setField: setField(true),
	$unsetField: setField(false),
	$literal: literal,
	$const: literal,
	$rand: rand,
	$sampleRate: sampleRate,
	$binarySize: binarySize,
	$bsonSize: bsonSize,
	$tsIncrement: timestampPart((value) => value.i, 5687302),
	$tsSecond: timestampPart((value) => value.t, 5687301),
};
