import { ObjectId } from "bson";
import type { Variables } from "../aggregate/operators/operator.js";
import { compileUpdatePipeline } from "../aggregate/shapeStages.js";
import { badValue, failedToParse, MongoError } from "../errors.js";
import { equalValues } from "../values/compare.js";
import {
	cloneDoc,
	type Doc,
	describe,
	isDoc,
	isIndex,
	splitPath,
	typeName,
	type Value,
} from "../values/types.js";
import { addToSet, pop, pull, pullAll, push } from "./arrayOperators.js";
import {
	arithmetic,
	assertRename,
	bitwise,
	currentDate,
	extreme,
	type Mutation,
	set,
	unset,
} from "./fieldOperators.js";
import { compileArrayFilters, findMatchedIndex, hasPositions, resolvePositions } from "./positions.js";
import { documentFromFilter, targetAt } from "./target.js";

/** An update of any of MongoDB's three forms, ready to be applied to documents. */
export interface Update {
	readonly isReplacement: boolean;
	/** The new state of a document that `filter` matched; the one given stays as it is. */
	apply(doc: Doc, filter: Doc): Doc;
	/** The document that an upsert inserts when nothing matched `filter`. */
	insert(filter: Doc): Doc;
}

export interface UpdateOptions {
	readonly arrayFilters?: readonly Doc[] | undefined;
	readonly variables?: Variables | undefined;
}

/** Compiles operators (`{ $set: … }`), a replacement (`{ name: … }`) or a pipeline (`[{ $set: … }]`). */
export function compileUpdate(update: Value, options: UpdateOptions = {}): Update {
	if (Array.isArray(update)) {
		if (options.arrayFilters)
			throw failedToParse("arrayFilters may not be specified for pipeline-syle updates");
		return build(false, compileUpdatePipeline(update, options.variables ?? new Map()));
	}
	if (!isDoc(update)) throw failedToParse("Update argument must be either an object or an array");
	const [first] = update.keys();
	if (first?.startsWith("$")) return build(false, compileModifiers(update, options.arrayFilters ?? []));
	const operator = [...update.keys()].find((name) => name.startsWith("$"));
	if (operator)
		throw new MongoError(
			52,
			`The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
		);
	if (options.arrayFilters?.length)
		throw failedToParse("Cannot specify arrayFilters and a replacement document.");
	return build(true, (doc) => replacement(doc, update));
}

type Apply = (doc: Doc, filter: Doc, isInsert: boolean) => Doc;

function build(isReplacement: boolean, apply: Apply): Update {
	return {
		isReplacement,
		apply(doc, filter) {
			const after = apply(doc, filter, false);
			const [was, is] = [doc.get("_id"), after.get("_id")];
			if (is === undefined || !equalValues(was, is)) throw immutableId(was, is, isReplacement);
			return after;
		},
		insert(filter) {
			const start = documentFromFilter(filter, isReplacement);
			const after = apply(start, filter, true);
			const wanted = start.get("_id");
			if (wanted !== undefined && !equalValues(wanted, after.get("_id"))) {
				throw immutableId(wanted, after.get("_id"), isReplacement);
			}
			return new Map([["_id", after.get("_id") ?? new ObjectId()], ...after]);
		},
	};
}

const immutableId = (was: Value | undefined, is: Value | undefined, isReplacement: boolean): MongoError =>
	new MongoError(
		66,
		isReplacement && is !== undefined
			? `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(is)}`
			: `Performing an update on the path '_id' would modify the immutable field '_id' (was ${describe(was)})`,
	);

function replacement(doc: Doc, update: Doc): Doc {
	const id = update.get("_id") ?? doc.get("_id");
	const start: [string, Value][] = id === undefined ? [] : [["_id", id]];
	return new Map([...start, ...update]);
}

/** One change of one path, as an operator asks for it. */
interface Modification {
	readonly path: string;
	readonly mutate: Mutation;
	readonly onlyOnInsert: boolean;
	/** `$rename`: where the value goes. */
	readonly renameTo?: string;
}

function compileModifiers(update: Doc, arrayFilters: readonly Doc[]): Apply {
	const modifications = [...update].flatMap(([operator, fields]) => modificationsOf(operator, fields));
	const paths = modifications.map(({ path }) => path);
	assertNoConflicts(modifications);
	const filters = compileArrayFilters(arrayFilters, paths, update);
	modifications.sort((a, b) => comparePaths(a.path, b.path));
	return (doc, filter, isInsert) => {
		const after = cloneDoc(doc);
		const now = new Date();
		const matched = (arrayPath: string): number | undefined => findMatchedIndex(filter, doc, arrayPath);
		for (const { path, mutate, onlyOnInsert, renameTo } of modifications) {
			if (onlyOnInsert && !isInsert) continue;
			const targets = hasPositions(path)
				? resolvePositions(after, path, filters, matched)
				: [splitPath(path)];
			for (const parts of targets) {
				const target = targetAt(after, parts);
				const value = target.get();
				mutate(target, { doc, path: parts.join("."), now });
				if (renameTo !== undefined && value !== undefined) targetAt(after, splitPath(renameTo)).set(value);
			}
		}
		return after;
	};
}

function modificationsOf(operator: string, fields: Value): Modification[] {
	if (!isDoc(fields)) {
		throw failedToParse(
			`Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${describe(fields)}}`,
		);
	}
	return [...fields].map(([path, argument]) => {
		assertPath(path);
		const mutate = mutationOf(operator, path, argument);
		const modification = { path, mutate, onlyOnInsert: operator === "$setOnInsert" };
		return operator === "$rename"
			? { ...modification, renameTo: assertRename(path, argument) }
			: modification;
	});
}

function mutationOf(operator: string, path: string, argument: Value): Mutation {
	switch (operator) {
		case "$set":
		case "$setOnInsert":
			return set(argument);
		case "$unset":
		case "$rename":
			return unset();
		case "$inc":
		case "$mul":
			return arithmetic(operator, path, argument);
		case "$min":
		case "$max":
			return extreme(operator, argument);
		case "$currentDate":
			return currentDate(argument);
		case "$bit":
			return bitwise(path, argument);
		case "$push":
			return push(argument);
		case "$addToSet":
			return addToSet(argument);
		case "$pop":
			return pop(argument);
		case "$pull":
			return pull(argument);
		case "$pullAll":
			return pullAll(argument);
		default:
			throw failedToParse(
				`Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
			);
	}
}

function assertPath(path: string): void {
	const parts = splitPath(path);
	if (path === "") throw new MongoError(56, "An empty update path is not valid.");
	if (parts.includes(""))
		throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
	const [first = ""] = parts;
	if (first.startsWith("$")) {
		if (first === "$" || first.startsWith("$["))
			throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
		throw new MongoError(
			52,
			`The dollar ($) prefixed field '${first}' in '${path}' is not allowed in the context of an update`,
		);
	}
	if (parts.filter((part) => part === "$").length > 1)
		throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
}

function assertNoConflicts(modifications: readonly Modification[]): void {
	const seen: string[] = [];
	for (const path of modifications.flatMap(({ path, renameTo }) =>
		renameTo === undefined ? [path] : [path, renameTo],
	)) {
		const other = seen.find(
			(each) => each === path || each.startsWith(`${path}.`) || path.startsWith(`${each}.`),
		);
		if (other !== undefined) {
			const shorter = other.length < path.length ? other : path;
			throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${shorter}'`);
		}
		seen.push(path);
	}
}

/** MongoDB applies changes in the order of their paths, positions by number; it decides the order of new fields. */
function comparePaths(a: string, b: string): number {
	const [left, right] = [splitPath(a), splitPath(b)];
	for (const [i, part] of left.entries()) {
		const other = right[i];
		if (other === undefined) return 1;
		if (part === other) continue;
		if (isIndex(part) && isIndex(other)) return Number(part) - Number(other);
		return part < other ? -1 : 1;
	}
	return left.length - right.length;
}
