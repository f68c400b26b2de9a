import { compileExpression } from "../aggregate/expression.js";
import type { Expression, Variables } from "../aggregate/operators/operator.js";
import { badValue, MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import { isOperatorDoc } from "../match/operators.js";
import { findMatchedIndex } from "../update/positions.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, splitPath, type Value } from "../values/types.js";

/** What to do with a field: keep it, leave it out, or make its value from the document. */
type Leaf = "include" | "exclude" | Compute;
type Compute = (doc: Doc, current: Value | undefined) => Value | undefined;

interface Tree {
	readonly children: Map<string, Tree | Leaf>;
}

export interface ProjectionContext {
	/** The query's filter, for `"array.$": 1`; aggregation has none, and none of find's own operators. */
	readonly filter?: Doc;
	readonly variables: Variables;
}

/**
 * Compiles a projection of find or of `$project`. Undefined when it leaves documents as they are.
 * @throws MongoError when inclusion and exclusion are mixed or paths collide
 */
export function compileProjection(spec: Doc, context: ProjectionContext): ((doc: Doc) => Doc) | undefined {
	if (spec.size === 0) return undefined;
	const root: Tree = { children: new Map() };
	const modes = new Map<string, "include" | "exclude">();
	for (const [path, leaf, mode] of leavesOf(spec, "", context)) {
		insertLeaf(root, path, leaf);
		if (path !== "_id" && mode) modes.set(path, mode);
	}
	const inclusive = modeOf(modes, root.children.get("_id"));
	if (inclusive && !root.children.has("_id")) root.children.set("_id", "include");
	return inclusive ? (doc) => includeFields(doc, root, doc) : (doc) => excludeFields(doc, root, doc);
}

/** Inclusion or exclusion; the first field decides, and all others must agree. */
function modeOf(modes: ReadonlyMap<string, "include" | "exclude">, id: Tree | Leaf | undefined): boolean {
	const [first] = modes;
	if (!first) return id === "include" || typeof id === "function";
	for (const [path, mode] of modes) {
		if (mode === first[1]) continue;
		if (mode === "exclude")
			throw new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
		throw new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
	}
	return first[1] === "include";
}

/** A projection's entries: the path, what to do there, and which kind of projection that makes it. */
type Entry = [path: string, leaf: Leaf, mode: "include" | "exclude" | undefined];

function leavesOf(spec: Doc, prefix: string, context: ProjectionContext): Entry[] {
	return [...spec].flatMap(([name, value]): Entry[] => {
		const path = `${prefix}${name}`;
		if (path.endsWith(".$") && context.filter) return [positional(path.slice(0, -2), context.filter)];
		if (splitPath(path).some((part) => part === "" || part.startsWith("$"))) {
			throw new MongoError(16410, `FieldPath field names may not start with '$' or be empty: '${path}'`);
		}
		if (isNumber(value) || typeof value === "boolean") {
			const kept = value === true || (isNumber(value) && toNumber(value) !== 0);
			return [kept ? [path, "include", "include"] : [path, "exclude", "exclude"]];
		}
		if (!isDoc(value)) return [computedEntry(path, compileExpression(value, context.variables))];
		if (value.size === 0)
			throw new MongoError(51270, "An empty sub-projection is not a valid value. Found empty object at path");
		if (!isOperatorDoc(value)) return leavesOf(value, `${path}.`, context);
		return [operatorEntry(path, value, context)];
	});
}

const computedEntry = (path: string, expression: Expression): Entry => [
	path,
	(doc) => expression(doc),
	"include",
];

function operatorEntry(path: string, value: Doc, { filter, variables }: ProjectionContext): Entry {
	const slice = value.get("$slice");
	const match = value.get("$elemMatch");
	if (filter && slice !== undefined && !isSliceExpression(slice)) return [path, sliceOf(slice), undefined];
	if (filter && match !== undefined) return [path, firstMatch(match), "include"];
	if (value.has("$meta")) throw badValue("$meta projections are not supported");
	return computedEntry(path, compileExpression(value, variables));
}

/** `$slice: ["$array", 2]` is the expression; `$slice: 2` and `$slice: [1, 2]` belong to find. */
const isSliceExpression = (slice: Value): boolean =>
	Array.isArray(slice) && (slice.length > 2 || !slice.every((item) => isNumber(item)));

function sliceOf(argument: Value): Compute {
	const [first, second] = (Array.isArray(argument) ? argument : [argument]).map((item) =>
		isNumber(item) ? Math.trunc(toNumber(item)) : Number.NaN,
	);
	if (first === undefined || Number.isNaN(first) || (second !== undefined && !(second > 0))) {
		throw new MongoError(
			28724,
			"First argument to $slice must be an array or number, and a second one positive",
		);
	}
	return (_, current) => {
		if (!Array.isArray(current)) return current;
		if (second === undefined) return first < 0 ? current.slice(first) : current.slice(0, first);
		const start = first < 0 ? Math.max(0, current.length + first) : first;
		return current.slice(start, start + second);
	};
}

function firstMatch(argument: Value): Compute {
	if (!isDoc(argument)) throw badValue("$elemMatch needs an Object");
	const matches = compileFilter(new Map([["items", new Map([["$elemMatch", argument]])]]));
	return (_, current) => {
		if (!Array.isArray(current)) return undefined;
		const found = current.find((item) => matches(new Map([["items", [item]]])));
		return found === undefined ? undefined : [found];
	};
}

function positional(path: string, filter: Doc): Entry {
	const compute: Compute = (doc, current) => {
		if (!Array.isArray(current)) return current;
		const index = findMatchedIndex(filter, doc, path);
		const found = index === undefined ? undefined : current[index];
		if (found !== undefined) return [found];
		throw new MongoError(
			51246,
			`Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array`,
		);
	};
	return [path, compute, "include"];
}

function insertLeaf(root: Tree, path: string, leaf: Leaf): void {
	const parts = splitPath(path);
	let tree = root;
	for (const [i, part] of parts.entries()) {
		const child = tree.children.get(part);
		const last = i === parts.length - 1;
		if ((last && child !== undefined) || (child !== undefined && !isTree(child))) {
			const rest = parts.slice(i + 1).join(".");
			throw new MongoError(31250, `Path collision at ${path}${rest ? ` remaining portion ${rest}` : ""}`);
		}
		if (last) tree.children.set(part, leaf);
		else if (child && isTree(child)) tree = child;
		else {
			const next: Tree = { children: new Map() };
			tree.children.set(part, next);
			tree = next;
		}
	}
}

const isTree = (node: Tree | Leaf): node is Tree => typeof node === "object";

/** What was chosen, in the document's order; computed fields that it has not come last. */
function includeFields(doc: Doc, tree: Tree, root: Doc): Doc {
	const out: Doc = new Map();
	for (const [name, value] of doc) {
		const node = tree.children.get(name);
		if (node === "include") out.set(name, value);
		else if (node !== undefined && isTree(node)) setIfPresent(out, name, includeWithin(value, node, root));
	}
	for (const [name, node] of tree.children) {
		if (typeof node === "function") setIfPresent(out, name, node(root, doc.get(name)));
		else if (isTree(node) && !doc.has(name)) addComputed(out, name, node, root);
	}
	return out;
}

function includeWithin(value: Value, tree: Tree, root: Doc): Value | undefined {
	if (isDoc(value)) return includeFields(value, tree, root);
	if (Array.isArray(value)) {
		return value.map((item) => includeWithin(item, tree, root)).filter((item) => item !== undefined);
	}
	return hasComputed(tree) ? includeFields(new Map(), tree, root) : undefined;
}

function addComputed(out: Doc, name: string, tree: Tree, root: Doc): void {
	if (hasComputed(tree)) out.set(name, includeFields(new Map(), tree, root));
}

const hasComputed = (tree: Tree): boolean =>
	[...tree.children.values()].some(
		(node) => typeof node === "function" || (isTree(node) && hasComputed(node)),
	);

function excludeFields(doc: Doc, tree: Tree, root: Doc): Doc {
	const out: Doc = new Map();
	for (const [name, value] of doc) {
		const node = tree.children.get(name);
		if (node === undefined || node === "include") out.set(name, value);
		else if (typeof node === "function") setIfPresent(out, name, node(root, value));
		else if (node !== "exclude") out.set(name, excludeWithin(value, node, root));
	}
	return out;
}

function excludeWithin(value: Value, tree: Tree, root: Doc): Value {
	if (isDoc(value)) return excludeFields(value, tree, root);
	return Array.isArray(value) ? value.map((item) => excludeWithin(item, tree, root)) : value;
}

function setIfPresent(out: Doc, name: string, value: Value | undefined): void {
	if (value !== undefined) out.set(name, value);
}
