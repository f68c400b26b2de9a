import { Int32, Long } from "bson";
import { failedToParse, MongoError } from "../errors.js";
import { compileProjection } from "../query/projection.js";
import { cloneDoc, type Doc, describe, isDoc, splitPath, typeName, type Value } from "../values/types.js";
import { compileExpression } from "./expression.js";
import type { Expression, Variables } from "./operators/operator.js";
import { type CompileStage, mapping, type Stage } from "./setStages.js";

/** `$project`. */
export const project: CompileStage = (argument, { variables }) => mapping(projectWith(argument, variables));

function projectWith(argument: Value, variables: Variables): (doc: Doc) => Doc {
	if (!isDoc(argument)) throw new MongoError(15969, "$project specification must be an object");
	const change = compileProjection(argument, { variables });
	if (!change)
		throw new MongoError(
			51272,
			"Invalid $project :: caused by :: projection specification must have at least one field",
		);
	return change;
}

/** `$addFields` and `$set`. */
export const addFields: CompileStage = (argument, { variables }) =>
	mapping(addFieldsWith(argument, variables));

function addFieldsWith(argument: Value, variables: Variables): (doc: Doc) => Doc {
	if (!isDoc(argument)) throw new MongoError(40272, "$addFields specification stage must be an object");
	const fields = fieldsOf(argument, [], variables);
	return (doc) => {
		const out = cloneDoc(doc);
		for (const { parts, expression } of fields) setField(out, parts, expression(doc));
		return out;
	};
}

interface NewField {
	readonly parts: readonly string[];
	readonly expression: Expression;
}

/** A nested document of fields adds them one by one, and leaves what else is there alone. */
function fieldsOf(spec: Doc, prefix: readonly string[], variables: Variables): NewField[] {
	return [...spec].flatMap(([name, value]) => {
		const parts = [...prefix, ...splitPath(name)];
		if (parts.some((part) => part === "" || part.startsWith("$"))) {
			throw new MongoError(16410, `FieldPath field names may not start with '$' or be empty: '${name}'`);
		}
		const nested = isDoc(value) && value.size > 0 && ![...value.keys()].some((key) => key.startsWith("$"));
		return nested
			? fieldsOf(value, parts, variables)
			: [{ parts, expression: compileExpression(value, variables) }];
	});
}

/** Sets a field in a document, or in every document of an array; a missing value takes the field away. */
function setField(doc: Doc, parts: readonly string[], value: Value | undefined): void {
	const [part = "", ...rest] = parts;
	if (rest.length === 0) {
		if (value === undefined) doc.delete(part);
		else doc.set(part, value);
		return;
	}
	const child = doc.get(part);
	if (Array.isArray(child)) {
		doc.set(
			part,
			child.map((item) => withField(item, rest, value)),
		);
	} else if (isDoc(child) || value !== undefined) {
		doc.set(part, withField(child, rest, value));
	}
}

function withField(item: Value | undefined, parts: readonly string[], value: Value | undefined): Value {
	const doc: Doc = isDoc(item) ? item : new Map();
	setField(doc, parts, value);
	return doc;
}

/** `$unset`. */
export const unset: CompileStage = (argument) => mapping(unsetWith(argument));

function unsetWith(argument: Value): (doc: Doc) => Doc {
	const names = Array.isArray(argument) ? argument : [argument];
	const spec: Doc = new Map();
	for (const name of names) {
		if (typeof name !== "string" || name === "" || name.startsWith("$")) {
			throw new MongoError(31002, "$unset specification must be a string or an array of field names");
		}
		spec.set(name, new Int32(0));
	}
	return compileProjection(spec, { variables: new Map() }) ?? ((doc) => doc);
}

/** `$replaceRoot` and `$replaceWith`. */
export const replaceRoot: CompileStage = (argument, { variables }) => {
	const root = isDoc(argument) ? argument.get("newRoot") : undefined;
	if (root === undefined) throw new MongoError(40231, "$replaceRoot needs the field newRoot");
	return mapping(replaceWith(root, variables));
};

export function replaceWith(argument: Value, variables: Variables): (doc: Doc) => Doc {
	const expression = compileExpression(argument, variables);
	return (doc) => {
		const root = expression(doc);
		if (isDoc(root)) return root;
		throw new MongoError(
			40228,
			`'newRoot' expression must evaluate to an object, but resulting value was: ${describe(root)} of type ${typeName(root)}`,
		);
	};
}

const UNWIND_OPTIONS = ["path", "includeArrayIndex", "preserveNullAndEmptyArrays"];

/** `$unwind`: a document for each element of an array. */
export const unwind: CompileStage = (argument): Stage => {
	const spec: Doc = isDoc(argument) ? argument : new Map([["path", argument]]);
	const unknown = [...spec.keys()].find((name) => !UNWIND_OPTIONS.includes(name));
	if (unknown !== undefined) throw new MongoError(28811, `unrecognized option to $unwind stage: ${unknown}`);
	const path = spec.get("path");
	if (typeof path !== "string" || !path.startsWith("$") || path.length < 2) {
		throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
	}
	const index = spec.get("includeArrayIndex");
	if (index !== undefined && (typeof index !== "string" || index === "" || index.startsWith("$"))) {
		throw failedToParse("includeArrayIndex has to be the name of a field");
	}
	const parts = splitPath(path.slice(1));
	const keepEmpty = spec.get("preserveNullAndEmptyArrays") === true;
	return async function* (input) {
		for await (const batch of input) {
			const out = batch.flatMap((doc) => unwound(doc, parts, index, keepEmpty));
			if (out.length > 0) yield out;
		}
	};
};

function unwound(doc: Doc, parts: readonly string[], index: string | undefined, keepEmpty: boolean): Doc[] {
	const value = parts.reduce<Value | undefined>(
		(parent, part) => (isDoc(parent) ? parent.get(part) : undefined),
		doc,
	);
	const element = (item: Value | undefined, position: Value): Doc => {
		const out = cloneDoc(doc);
		if (item === undefined ? value !== undefined : true) setField(out, parts, item);
		if (index !== undefined) setField(out, splitPath(index), position);
		return out;
	};
	if (Array.isArray(value)) {
		if (value.length === 0) return keepEmpty ? [element(undefined, null)] : [];
		return value.map((item, i) => element(item, Long.fromNumber(i)));
	}
	if (value !== undefined && value !== null) return [element(value, null)];
	return keepEmpty ? [element(value, null)] : [];
}

/** Compiles an update that is a pipeline: only the stages that make one document of one. */
export function compileUpdatePipeline(stages: readonly Value[], variables: Variables): (doc: Doc) => Doc {
	const changes = stages.map((stage) => {
		const [entry] = isDoc(stage) && stage.size === 1 ? stage : [];
		if (!entry)
			throw new MongoError(40323, "A pipeline stage specification object must contain exactly one field.");
		return changeOf(entry[0], entry[1], variables);
	});
	return (doc) => {
		const after = changes.reduce((current, change) => change(current), doc);
		const id = doc.get("_id");
		return after.has("_id") || id === undefined ? after : new Map([["_id", id], ...after]);
	};
}

function changeOf(name: string, argument: Value, variables: Variables): (doc: Doc) => Doc {
	switch (name) {
		case "$addFields":
		case "$set":
			return addFieldsWith(argument, variables);
		case "$project":
			return projectWith(argument, variables);
		case "$unset":
			return unsetWith(argument);
		case "$replaceWith":
			return replaceWith(argument, variables);
		case "$replaceRoot":
			return replaceWith(isDoc(argument) ? (argument.get("newRoot") ?? null) : null, variables);
		default:
			throw new MongoError(72, `${name} is not allowed to be used within an update`);
	}
}
