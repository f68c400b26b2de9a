import { failedToParse, MongoError, typeMismatch } from "../errors.js";
import { toInteger, toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, typeName, type Value } from "../values/types.js";

/** Reads one field of a command. `path` is what messages call it: "find.limit". */
export type Reader<T> = (value: Value, path: string) => T;

function wrongType(path: string, value: Value, expected: string): MongoError {
	return typeMismatch(
		`BSON field '${path}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
	);
}

export const aDoc: Reader<Doc> = (value, path) => {
	if (isDoc(value)) return value;
	throw wrongType(path, value, "object");
};

export const aString: Reader<string> = (value, path) => {
	if (typeof value === "string") return value;
	throw wrongType(path, value, "string");
};

export const anArray: Reader<Value[]> = (value, path) => {
	if (Array.isArray(value)) return value;
	throw wrongType(path, value, "array");
};

export const docs: Reader<Doc[]> = (value, path) =>
	anArray(value, path).map((item, i) => aDoc(item, `${path}.${i}`));

/** True and false, and numbers as MongoDB reads them. */
export const aBool: Reader<boolean> = (value, path) => {
	if (typeof value === "boolean") return value;
	if (isNumber(value)) return toNumber(value) !== 0;
	throw wrongType(path, value, "bool");
};

/** A whole number that is not negative. */
export const aCount: Reader<number> = (value, path) => {
	const count = anInt(value, path);
	if (count >= 0) return count;
	throw new MongoError(51024, `BSON field '${path}' value must be >= 0, actual value '${count}'`);
};

export const anInt: Reader<number> = (value, path) => {
	if (!isNumber(value)) throw wrongType(path, value, "long");
	const whole = toInteger(value);
	if (whole === undefined) throw failedToParse(`Expected an integer: ${path}: ${toNumber(value)}`);
	return Number(whole);
};

export const anything: Reader<Value> = (value) => value;

/** An option that would change results in a way this store cannot: refused unless it asks for the ordinary. */
export const simpleCollation: Reader<undefined> = (value, path) => {
	const collation = aDoc(value, path);
	if (collation.size === 0 || collation.get("locale") === "simple") return undefined;
	throw new MongoError(115, "collation is not supported by this store");
};

/** Fields that any command may have and that change nothing here, beside what envelope.ts looks at. */
const GENERIC = new Set([
	"$db",
	"$readPreference",
	"$clusterTime",
	"lsid",
	"txnNumber",
	"startTransaction",
	"autocommit",
	"comment",
	"maxTimeMS",
	"readConcern",
	"writeConcern",
	"apiVersion",
	"apiStrict",
	"apiDeprecationErrors",
]);

type Readers = Record<string, Reader<unknown>>;
type Options<R extends Readers> = { [K in keyof R]: ReturnType<R[K]> | undefined };

/**
 * Reads the fields of a command or of a statement in it; those that are absent or null become undefined.
 * @throws MongoError for a field that is not among `readers`: nothing a client asks for is ignored
 */
export function readOptions<R extends Readers>(name: string, doc: Doc, readers: R): Options<R> {
	for (const field of doc.keys()) {
		if (!(field in readers) && !GENERIC.has(field) && field !== name) {
			throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
		}
	}
	const read = Object.entries(readers).map(([field, reader]) => {
		const value = doc.get(field) ?? null;
		return [field, value === null ? undefined : reader(value, `${name}.${field}`)];
	});
	return Object.fromEntries(read);
}

/** A field that must be there. */
export function required<T>(value: T | undefined, path: string): T {
	if (value !== undefined) return value;
	throw new MongoError(40414, `BSON field '${path}' is missing but a required field`);
}
