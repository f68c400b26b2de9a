import { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from "bson";
import { compareNumbers } from "./numbers.js";
import { type Doc, isDoc, isNumber, typeClass, type Value } from "./types.js";

/** MongoDB's total order over all values. Negative, zero or positive; a missing value counts as null. */
export function compareValues(a: Value | undefined, b: Value | undefined): number {
	const classes = typeClass(a) - typeClass(b);
	return classes !== 0 ? classes : compareSameClass(a, b);
}

/** Equal in MongoDB's sense: 1, 1.0 and NumberLong(1) are equal; {a, b} and {b, a} are not. */
export const equalValues = (a: Value | undefined, b: Value | undefined): boolean => compareValues(a, b) === 0;

function compareSameClass(a: Value | undefined, b: Value | undefined): number {
	if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
	if (isText(a) && isText(b)) return compareText(String(a), String(b));
	if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
	if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
	if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
	if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
	if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b);
	if (a instanceof Binary && b instanceof Binary) return compareBinaries(a, b);
	if (a instanceof Timestamp && b instanceof Timestamp) return a.compare(b);
	if (a instanceof BSONRegExp && b instanceof BSONRegExp)
		return compareText(a.pattern, b.pattern) || compareText(a.options, b.options);
	if (a instanceof Code && b instanceof Code) return compareText(codeText(a), codeText(b));
	return 0;
}

const isText = (value: Value | undefined): value is string | BSONSymbol =>
	typeof value === "string" || value instanceof BSONSymbol;

/** By UTF-8 bytes, as MongoDB does. JavaScript's own order (UTF-16 units) differs beyond the basic plane. */
function compareText(a: string, b: string): number {
	const size = Math.min(a.length, b.length);
	for (let i = 0; i < size; i++) {
		const x = a.charCodeAt(i);
		const y = b.charCodeAt(i);
		if (x === y) continue;
		const surrogates = Number(isSurrogate(x)) - Number(isSurrogate(y));
		return surrogates !== 0 ? surrogates : x - y;
	}
	return a.length - b.length;
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** Field by field: type, then name, then value; the shorter one first when all else is equal. */
function compareDocs(a: Doc, b: Doc): number {
	const right = b.entries();
	for (const [name, value] of a) {
		const next = right.next();
		if (next.done) return 1;
		const [otherName, other] = next.value;
		const order =
			typeClass(value) - typeClass(other) || compareText(name, otherName) || compareSameClass(value, other);
		if (order !== 0) return order;
	}
	return right.next().done ? 0 : -1;
}

function compareArrays(a: Value[], b: Value[]): number {
	const size = Math.min(a.length, b.length);
	for (let i = 0; i < size; i++) {
		const order = compareValues(a[i], b[i]);
		if (order !== 0) return order;
	}
	return a.length - b.length;
}

const compareBinaries = (a: Binary, b: Binary): number =>
	a.length() - b.length() || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());

export const codeText = (code: Code): string =>
	code.scope ? `${code.code}\0${JSON.stringify(code.scope)}` : code.code;
