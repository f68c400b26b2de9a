import {
	Binary,
	BSONRegExp,
	BSONSymbol,
	Code,
	Decimal128,
	Double,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
} from "bson";
import { toRegExp } from "../match/regex.js";
import { fromNumber } from "../values/numbers.js";
import { type Doc, isDoc, type Value } from "../values/types.js";

/** A document in the form mingo computes with. */
export type PlainDoc = Record<string, unknown>;

/**
 * A value as mingo wants it: plain objects, JavaScript numbers and patterns. Integers beyond 2^53 and decimals keep
 * their BSON form; mingo's arithmetic refuses them, rather than giving a result that is nearly right.
 */
export function toPlain(value: Value | undefined): unknown {
	if (value instanceof Int32 || value instanceof Double) return value.value;
	if (value instanceof Timestamp) return value;
	if (value instanceof Long) {
		const number = value.toNumber();
		return Number.isSafeInteger(number) ? number : value;
	}
	if (isDoc(value)) return toPlainDoc(value);
	if (Array.isArray(value)) return value.map(toPlain);
	return value instanceof BSONRegExp ? toRegExp(value) : value;
}

export function toPlainDoc(doc: Doc): PlainDoc {
	const plain: PlainDoc = {};
	for (const [name, value] of doc) {
		if (name !== "__proto__") plain[name] = toPlain(value);
		else Object.defineProperty(plain, name, { value: toPlain(value), enumerable: true });
	}
	return plain;
}

/** The way back. A whole number becomes the smallest integer kind that holds it. */
export function fromPlain(value: unknown): Value | undefined {
	switch (typeof value) {
		case "number":
			return fromNumber(value);
		case "bigint":
			return Long.fromBigInt(value);
		case "string":
		case "boolean":
			return value;
		case "object":
			return value === null ? null : fromObject(value);
		default:
			return undefined;
	}
}

function fromObject(value: object): Value {
	if (Array.isArray(value)) return value.map((item) => fromPlain(item) ?? null);
	if (value instanceof RegExp) return new BSONRegExp(value.source, value.flags.replace(/[^ims]/g, ""));
	return isBson(value) ? value : fromPlainDoc(value);
}

function fromPlainDoc(plain: object): Doc {
	const doc: Doc = new Map();
	for (const [name, each] of Object.entries(plain)) {
		const value = fromPlain(each);
		if (value !== undefined) doc.set(name, value);
	}
	return doc;
}

const CLASSES = [
	Date,
	ObjectId,
	Long,
	Decimal128,
	Binary,
	Int32,
	Double,
	BSONRegExp,
	BSONSymbol,
	Code,
	MinKey,
	MaxKey,
];

const isBson = (value: object): value is Exclude<Value, null | string | boolean | Value[] | Doc> =>
	CLASSES.some((each) => value instanceof each);
