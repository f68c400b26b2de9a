import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from "bson";
import { type Doc, isDoc, type Value } from "./types.js";

/** A value as MongoDB's messages write it: `{ email: "a@b.pk", n: 1 }`. */
export function describe(value: Value | undefined): string {
	if (value === undefined || value === null) return "null";
	if (typeof value === "string") return JSON.stringify(value);
	if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
	if (value instanceof Date) return `new Date(${value.getTime()})`;
	if (isDoc(value)) return describeDoc(value);
	if (Array.isArray(value)) return value.length === 0 ? "[]" : `[ ${value.map(describe).join(", ")} ]`;
	if (value instanceof Double)
		return Number.isInteger(value.value) ? value.value.toFixed(1) : `${value.value}`;
	if (value instanceof Int32 || value instanceof Long || value instanceof Timestamp) return value.toString();
	if (value instanceof Decimal128) return value.toString();
	if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString("hex").toUpperCase()})`;
	return String(value);
}

const describeDoc = (doc: Doc): string =>
	doc.size === 0 ? "{}" : `{ ${[...doc].map(([name, value]) => `${name}: ${describe(value)}`).join(", ")} }`;
