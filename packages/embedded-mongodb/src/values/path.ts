import { type Doc, isDoc, type Value } from "./types.js";

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
