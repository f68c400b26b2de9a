import { MongoError } from "../errors.js";
import { encodeKey } from "../values/key.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { type Accumulator, type AccumulatorFactory, compileAccumulator } from "./accumulators.js";
import { compileExpression } from "./expression.js";
import type { Expression } from "./operators/operator.js";
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
					fields: fields.map(([name, make]) => [name, make()] as const),
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
