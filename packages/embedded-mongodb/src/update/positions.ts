import { badValue, failedToParse } from "../errors.js";
import { compileFilter, type Predicate } from "../match/filter.js";
import { type Doc, describe, isDoc, splitPath, type Value } from "../values/types.js";

/** Tells whether an element is one that `$[name]` means. */
export type ElementFilters = ReadonlyMap<string, (element: Value) => boolean>;

const ALL = "$[]";
const FIRST = "$";
const FILTERED = /^\$\[(.+)\]$/;

/** Compiles `arrayFilters`: each speaks of one name, which stands for an element. */
export function compileArrayFilters(
	filters: readonly Doc[],
	paths: readonly string[],
	update: Value,
): ElementFilters {
	const compiled = new Map<string, (element: Value) => boolean>();
	for (const filter of filters) {
		const name = filterName(filter);
		if (compiled.has(name))
			throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
		if (!paths.some((path) => path.includes(`$[${name}]`))) {
			throw failedToParse(
				`The array filter for identifier '${name}' was not used in the update ${describe(update)}`,
			);
		}
		const matches = compileFilter(filter);
		compiled.set(name, (element) => matches(new Map([[name, element]])));
	}
	for (const path of paths) assertFiltersExist(path, compiled);
	return compiled;
}

function filterName(filter: Doc): string {
	const [[first, value] = ["", null]] = filter;
	const inner = first.startsWith("$") && Array.isArray(value) ? value.find(isDoc) : undefined;
	if (inner) return filterName(inner);
	const name = first.split(".")[0] ?? "";
	if (filter.size === 0)
		throw failedToParse("Cannot use an expression without a top-level field name in arrayFilters");
	if (/^[a-z][a-zA-Z0-9]*$/.test(name)) return name;
	throw badValue(
		`Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
	);
}

function assertFiltersExist(path: string, filters: ElementFilters): void {
	for (const part of splitPath(path)) {
		const name = FILTERED.exec(part)?.[1];
		if (name && !filters.has(name))
			throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
	}
}

export const hasPositions = (path: string): boolean => path.includes("$");

/**
 * The concrete paths that a path with `$`, `$[]` and `$[name]` means in one document.
 * @param matchedIndex the element that the query matched, for `$`; asked for only when needed
 */
export function resolvePositions(
	doc: Doc,
	path: string,
	filters: ElementFilters,
	matchedIndex: (arrayPath: string) => number | undefined,
): string[][] {
	let found: { value: Value | undefined; parts: string[] }[] = [{ value: doc, parts: [] }];
	for (const part of splitPath(path)) {
		found = found.flatMap(({ value, parts }) => {
			if (part === FIRST) {
				const index = matchedIndex(parts.join("."));
				if (index !== undefined)
					return [{ value: Array.isArray(value) ? value[index] : undefined, parts: [...parts, `${index}`] }];
				throw badValue("The positional operator did not find the match needed from the query.");
			}
			const name = FILTERED.exec(part)?.[1];
			if (part !== ALL && name === undefined) return [{ value: step(value, part), parts: [...parts, part] }];
			if (!Array.isArray(value)) throw notArray(path, parts, value);
			const wanted = (name && filters.get(name)) || (() => true);
			return value.flatMap((element, i) =>
				wanted(element) ? [{ value: element, parts: [...parts, `${i}`] }] : [],
			);
		});
	}
	return found.map(({ parts }) => parts);
}

const step = (value: Value | undefined, part: string): Value | undefined =>
	isDoc(value) ? value.get(part) : Array.isArray(value) ? value[Number(part)] : undefined;

function notArray(path: string, parts: readonly string[], value: Value | undefined) {
	const at = parts.join(".");
	if (value === undefined) {
		return badValue(`The path '${at}' must exist in the document in order to apply array updates.`);
	}
	return badValue(
		`Cannot apply array updates to non-array element ${path.split(".")[parts.length - 1]}: ${describe(value)}`,
	);
}

/**
 * The position of the first element because of which a document matches its query: each element is put alone in
 * the array's place, and the conditions on that array are asked again. The last such condition decides.
 */
export function findMatchedIndex(filter: Doc, doc: Doc, arrayPath: string): number | undefined {
	let index: number | undefined;
	for (const [name, value] of filter) {
		if ((name === "$and" || name === "$or") && Array.isArray(value)) {
			for (const clause of value)
				if (isDoc(clause)) index = findMatchedIndex(clause, doc, arrayPath) ?? index;
		} else if (name === arrayPath || name.startsWith(`${arrayPath}.`)) {
			index = firstElement(compileFilter(new Map([[name, value]])), doc, splitPath(arrayPath)) ?? index;
		}
	}
	return index;
}

function firstElement(matches: Predicate, doc: Doc, parts: readonly string[]): number | undefined {
	const array = parts.reduce<Value | undefined>(step, doc);
	if (!Array.isArray(array)) return undefined;
	const index = array.findIndex((element) => {
		const lone = replaceAt(doc, parts, [element]);
		return isDoc(lone) && matches(lone);
	});
	return index < 0 ? undefined : index;
}

/** A copy of `value` with another one at `parts`. */
function replaceAt(value: Value | undefined, parts: readonly string[], put: Value): Value {
	const [part, ...rest] = parts;
	if (part === undefined) return put;
	if (Array.isArray(value))
		return value.map((item, i) => (i === Number(part) ? replaceAt(item, rest, put) : item));
	const copy: Doc = new Map(isDoc(value) ? value : []);
	return copy.set(part, replaceAt(copy.get(part), rest, put));
}
