import {
	Binary,
	BSONRegExp,
	BSONSymbol,
	Code,
	Decimal128,
	Double,
	Int32,
	Long,
	type MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
} from "bson";

/** A number in one of BSON's four kinds; they compare by value, and are kept apart when stored. */
export type NumberValue = Int32 | Double | Long | Decimal128;

/**
 * Any BSON value as the store sees it. Numbers stay boxed, so that an Int32 is never mistaken for a Double;
 * `undefined` is not a value: it always means "this field is missing".
 */
export type Value =
	| null
	| boolean
	| string
	| Date
	| NumberValue
	| ObjectId
	| Binary
	| BSONRegExp
	| BSONSymbol
	| Code
	| Timestamp
	| MinKey
	| MaxKey
	| Value[]
	| Doc;

/** A BSON document. A Map, because BSON keeps the order of fields and a plain object re-orders "2" and "1". */
export interface Doc extends Map<string, Value> {}

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

/** A Timestamp is a Long to the library, but no number to MongoDB. */
export function isNumber(value: Value | undefined): value is NumberValue {
	if (value instanceof Int32 || value instanceof Double || value instanceof Decimal128) return true;
	return value instanceof Long && !(value instanceof Timestamp);
}

/** MongoDB's order of types (its "canonical types"): values of a lower class sort before all of a higher one. */
export const TypeClass = {
	minKey: 1,
	emptyArray: 3,
	null: 5,
	number: 10,
	string: 15,
	object: 20,
	array: 25,
	binary: 30,
	objectId: 35,
	bool: 40,
	date: 45,
	timestamp: 47,
	regex: 50,
	code: 60,
	codeWithScope: 65,
	maxKey: 127,
} as const;

/** The class a value sorts in; a missing value sorts with null. */
export function typeClass(value: Value | undefined): number {
	if (value === null || value === undefined) return TypeClass.null;
	if (typeof value === "string") return TypeClass.string;
	if (typeof value === "boolean") return TypeClass.bool;
	if (isNumber(value)) return TypeClass.number;
	if (value instanceof ObjectId) return TypeClass.objectId;
	if (value instanceof Date) return TypeClass.date;
	if (isDoc(value)) return TypeClass.object;
	if (Array.isArray(value)) return TypeClass.array;
	if (value instanceof Binary) return TypeClass.binary;
	if (value instanceof Timestamp) return TypeClass.timestamp;
	if (value instanceof BSONRegExp) return TypeClass.regex;
	if (value instanceof BSONSymbol) return TypeClass.string;
	if (value instanceof Code) return value.scope ? TypeClass.codeWithScope : TypeClass.code;
	return value instanceof MinKey ? TypeClass.minKey : TypeClass.maxKey;
}

/** BSON type names and numbers as `$type` and error messages use them. */
export function typeName(value: Value | undefined): string {
	if (value === undefined) return "missing";
	if (value === null) return "null";
	if (typeof value === "string") return "string";
	if (typeof value === "boolean") return "bool";
	if (value instanceof Int32) return "int";
	if (value instanceof Double) return "double";
	if (value instanceof Timestamp) return "timestamp";
	if (value instanceof Long) return "long";
	if (value instanceof Decimal128) return "decimal";
	if (value instanceof ObjectId) return "objectId";
	if (value instanceof Date) return "date";
	if (isDoc(value)) return "object";
	if (Array.isArray(value)) return "array";
	if (value instanceof Binary) return "binData";
	if (value instanceof BSONRegExp) return "regex";
	if (value instanceof BSONSymbol) return "symbol";
	if (value instanceof Code) return value.scope ? "javascriptWithScope" : "javascript";
	return value instanceof MinKey ? "minKey" : "maxKey";
}

export const TYPE_NUMBERS: Record<string, number> = {
	double: 1,
	string: 2,
	object: 3,
	array: 4,
	binData: 5,
	undefined: 6,
	objectId: 7,
	bool: 8,
	date: 9,
	null: 10,
	regex: 11,
	dbPointer: 12,
	javascript: 13,
	symbol: 14,
	javascriptWithScope: 15,
	int: 16,
	timestamp: 17,
	long: 18,
	decimal: 19,
	minKey: -1,
	maxKey: 127,
};

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

/** "a.b.0" → ["a", "b", "0"]. */
export const splitPath = (path: string): string[] => path.split(".");

/** Whether a part of a path can mean a position in an array. */
export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * The value of a field path in an expression ("$a.b"): through an array of documents it becomes the array of
 * their values, without the missing ones.
 */
export function getField(value: Value | undefined, parts: readonly string[], at = 0): Value | undefined {
	const part = parts[at];
	if (part === undefined) return value;
	if (isDoc(value)) return getField(value.get(part), parts, at + 1);
	if (!Array.isArray(value)) return undefined;
	return value
		.filter(isDoc)
		.map((item) => getField(item, parts, at))
		.filter((item) => item !== undefined);
}

/** A deep copy of documents and arrays; the other values never change and are shared. */
function cloneValue(value: Value): Value {
	if (isDoc(value)) return cloneDoc(value);
	return Array.isArray(value) ? value.map(cloneValue) : value;
}

export function cloneDoc(doc: Doc): Doc {
	const copy: Doc = new Map();
	for (const [name, value] of doc) copy.set(name, cloneValue(value));
	return copy;
}
