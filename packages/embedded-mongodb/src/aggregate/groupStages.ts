import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import { compareValues } from "../values/compare.js";
import { encodeKey } from "../values/key.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { type Accumulator, type AccumulatorFactory, compileAccumulator } from "./accumulators.js";
import { compileExpression } from "./expression.js";
import type { Expression } from "./operators/operator.js";
import { sort } from "./setStages.js";
import { type CompileStage, inBatches, type Stage } from "./stage.js";
import type { Variables } from "./variables.js";

/** `$group`. */
export const group: CompileStage = (argument, { variables }) => {
	if (!isDoc(argument)) throw new MongoError(15947, "a group's fields must be specified in an object");
	const id = argument.get("_id");
	if (id === undefined) throw new MongoError(15955, "a group specification must include an _id");
	const fields: Doc = new Map([...argument].filter(([name]) => name !== "_id"));
	return grouping(compileExpression(id, variables), fields, variables);
};

interface Group {
	readonly id: Value;
	readonly fields: readonly (readonly [name: string, Accumulator])[];
}

/** Keeps one accumulator for each field of each group, not the documents. */
function grouping(idOf: Expression, spec: Doc, variables: Variables): Stage {
	const fields = [...spec].map(([name, accumulator]): [string, AccumulatorFactory] => {
		if (name.includes(".")) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
		return [name, compileAccumulator(name, accumulator, variables)];
	});
	return async function* (input) {
		const groups = new Map<string, Group>();
		for await (const batch of input) {
			for (const doc of batch) {
				const id = idOf(doc) ?? null;
				const key = encodeKey(id).toString("latin1");
				const group = groups.get(key) ?? {
					id,
					fields: fields.map(([name, make]) => [name, make(id)] as const),
				};
				groups.set(key, group);
				for (const [, accumulator] of group.fields) accumulator.add(doc);
			}
		}
		yield* inBatches([...groups.values()].map(resultOf));
	};
}

function resultOf({ id, fields }: Group): Doc {
	const out: Doc = new Map([["_id", id]]);
	for (const [name, accumulator] of fields) {
		const value = accumulator.result();
		if (value !== undefined) out.set(name, value);
	}
	return out;
}

const COUNT: Doc = new Map([["count", new Map([["$sum", new Int32(1)]])]]);

/** `$sortByCount`: a `$group` and a `$sort`. */
export const sortByCount: CompileStage = (argument, context) => {
	const grouped = grouping(compileExpression(argument, context.variables), COUNT, context.variables);
	const sorted = sort(new Map([["count", new Int32(-1)]]), context);
	return (input) => sorted(grouped(input));
};

/** `$bucket`: a `$group` by the boundaries between which a value lies. */
export const bucket: CompileStage = (argument, context) => {
	if (!isDoc(argument)) throw new MongoError(40201, "Argument to $bucket stage must be an object");
	const unknown = [...argument.keys()].find((name) => !BUCKET_OPTIONS.includes(name));
	if (unknown !== undefined) throw new MongoError(40197, `Unrecognized option to $bucket: ${unknown}.`);
	const boundaries = boundariesOf(argument.get("boundaries"));
	const groupBy = compileExpression(argument.get("groupBy") ?? null, context.variables);
	const output = argument.get("output") ?? COUNT;
	if (!isDoc(output)) throw new MongoError(40196, "The $bucket 'output' field must be an object");
	const idOf: Expression = (doc) =>
		bucketOf(groupBy(doc), boundaries) ?? argument.get("default") ?? noBucket();
	const grouped = grouping(idOf, output, context.variables);
	const sorted = sort(new Map([["_id", new Int32(1)]]), context);
	return (input) => sorted(grouped(input));
};

const BUCKET_OPTIONS = ["groupBy", "boundaries", "default", "output"];

function boundariesOf(value: Value | undefined): Value[] {
	if (!Array.isArray(value) || value.length < 2) {
		throw new MongoError(40192, "The $bucket 'boundaries' field must have at least 2 values");
	}
	const ordered = value.every((each, i) => i === 0 || compareValues(value[i - 1], each) < 0);
	if (!ordered) throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted");
	return value;
}

/** The greatest boundary that is not above the value, unless that is the last. */
function bucketOf(value: Value | undefined, boundaries: readonly Value[]): Value | undefined {
	const next = boundaries.findIndex((boundary) => compareValues(value, boundary) < 0);
	return next > 0 ? boundaries[next - 1] : undefined;
}

function noBucket(): never {
	throw new MongoError(
		7158302,
		"$bucket could not find a matching branch for an input, and no default was specified.",
	);
}
