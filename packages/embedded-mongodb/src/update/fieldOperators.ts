import { Int32, Long, Timestamp } from "bson";
import { badValue, failedToParse, typeMismatch } from "../errors.js";
import { combine } from "../values/arithmetic.js";
import { compareValues } from "../values/compare.js";
import { toInteger } from "../values/numbers.js";
import { type Doc, describe, isDoc, isNumber, typeName, type Value } from "../values/types.js";
import type { Target } from "./target.js";

/** What an operator must know of the document besides its target, mostly for messages. */
export interface UpdateContext {
	readonly doc: Doc;
	readonly path: string;
	readonly now: Date;
}

/** Changes one place. Made once for an update, applied to each document. */
export type Mutation = (target: Target, context: UpdateContext) => void;

export const set =
	(value: Value): Mutation =>
	(target) =>
		target.set(value);

export const unset = (): Mutation => (target) => target.unset();

/** `$inc` and `$mul`. @throws MongoError TypeMismatch when argument or field is not a number */
export function arithmetic(op: "$inc" | "$mul", path: string, argument: Value): Mutation {
	const word = op === "$inc" ? "increment" : "multiply";
	if (!isNumber(argument)) {
		throw typeMismatch(`Cannot ${word} with non-numeric argument: {${path}: ${describe(argument)}}`);
	}
	return (target, { doc }) => {
		const current = target.get();
		if (current === undefined) return target.set(op === "$inc" ? argument : zeroLike(argument));
		if (!isNumber(current)) {
			throw typeMismatch(
				`Cannot apply ${op} to a value of non-numeric type. {_id: ${describe(doc.get("_id"))}} has the field '${path.split(".").at(-1)}' of non-numeric type ${typeName(current)}`,
			);
		}
		const result = combine(op === "$inc" ? "add" : "multiply", current, argument);
		if (!result)
			throw badValue(
				`Failed to apply ${op} operations to current value (${describe(current)}) for document {_id: ${describe(doc.get("_id"))}}`,
			);
		target.set(result);
	};
}

const zeroLike = (value: Value): Value => {
	const zero = isNumber(value) ? combine("multiply", value, new Int32(0)) : undefined;
	return zero ?? new Int32(0);
};

/** `$min` and `$max`, in MongoDB's order of all values. */
export const extreme =
	(op: "$min" | "$max", argument: Value): Mutation =>
	(target) => {
		const current = target.get();
		const order = current === undefined ? -1 : compareValues(argument, current);
		if (current === undefined || (op === "$min" ? order < 0 : order > 0)) target.set(argument);
	};

/** `$currentDate`: true, `{ $type: "date" }` or `{ $type: "timestamp" }`. */
export function currentDate(argument: Value): Mutation {
	if (argument === true || argument === false) return (target, { now }) => target.set(now);
	if (!isDoc(argument)) {
		throw badValue(
			`${typeName(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
		);
	}
	const type = argument.get("$type");
	const [unknown] = [...argument.keys()].filter((key) => key !== "$type");
	if (unknown !== undefined) throw badValue(`Unrecognized $currentDate option: ${unknown}`);
	if (type === "date") return (target, { now }) => target.set(now);
	if (type !== "timestamp")
		throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
	return (target, { now }) => target.set(new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
}

/** `$bit`: `{ and | or | xor: integer }`. */
export function bitwise(path: string, argument: Value): Mutation {
	if (!isDoc(argument) || argument.size === 0) {
		throw badValue(
			`The $bit modifier is not compatible with a ${typeName(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
		);
	}
	const steps = [...argument].map(([name, operand]) => bitStep(name, operand));
	return (target) => {
		const current = target.get() ?? new Int32(0);
		if (!(current instanceof Int32 || current instanceof Long)) {
			throw badValue(
				`Cannot apply $bit to a value of non-integral type. The field '${path}' has type ${typeName(current)}`,
			);
		}
		target.set(steps.reduce<Int32 | Long>((value, step) => step(value), current));
	};
}

function bitStep(name: string, operand: Value): (value: Int32 | Long) => Int32 | Long {
	if (!(operand instanceof Int32 || operand instanceof Long)) {
		throw badValue(
			`The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${name}: ${describe(operand)}}`,
		);
	}
	const right = toInteger(operand) ?? 0n;
	const apply = {
		and: (left: bigint) => left & right,
		or: (left: bigint) => left | right,
		xor: (left: bigint) => left ^ right,
	};
	if (name !== "and" && name !== "or" && name !== "xor") {
		throw badValue(
			`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${describe(operand)}}`,
		);
	}
	return (value) => {
		const result = apply[name](toInteger(value) ?? 0n);
		const small = value instanceof Int32 && operand instanceof Int32;
		return small ? new Int32(Number(BigInt.asIntN(32, result))) : Long.fromBigInt(result);
	};
}

/** `$rename` takes the value away here; the caller puts it at its new name. */
export function assertRename(path: string, to: Value): string {
	if (typeof to !== "string")
		throw badValue(`The 'to' field for $rename must be a string: ${path}: ${describe(to)}`);
	if (to === path) throw badValue(`The source and target field for $rename must differ: ${path}: "${to}"`);
	for (const each of [path, to]) {
		if (each.includes("$"))
			throw badValue(`The source and target field for $rename may not be dynamic: ${each}`);
		if (each.split(".").includes(""))
			throw failedToParse(`The update path '${each}' contains an empty field name, which is not allowed.`);
	}
	return to;
}
