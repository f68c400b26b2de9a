import { MongoError } from "../errors.js";
import { encodeKey } from "../values/key.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { compileExpression } from "./expression.js";
import { type Gatherer, greatest, last, least, total } from "./operators/extremes.js";
import type { Expression, Result, Variables } from "./operators/operator.js";
import { type CompileStage, inBatches, type Stage } from "./setStages.js";

/** Gathers the documents of one group, one by one. */
interface Accumulator {
	add(doc: Doc): void;
	result(): Result;
}

/** Makes the accumulator of a field for each new group. */
type AccumulatorFactory = () => Accumulator;

const GATHERERS: ReadonlyMap<string, () => Gatherer> = new Map([
	["$last", last],
	["$max", greatest],
	["$min", least],
	["$sum", total],
]);

/** Compiles `{ $sum: "$price" }`. @throws MongoError when there is no such accumulator */
function compileAccumulator(field: string, spec: Value, variables: Variables): AccumulatorFactory {
	const [[name, argument] = ["", null]] = isDoc(spec) ? spec : [];
	if (!isDoc(spec) || !name.startsWith("$")) {
		throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
	}
	if (spec.size !== 1) throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
	const make = GATHERERS.get(name);
	if (!make) throw new MongoError(15952, `unknown group operator '${name}'`);
	if (Array.isArray(argument)) throw new MongoError(40237, `The ${name} accumulator is a unary operator`);
	const expression = compileExpression(argument, variables);
	return () => {
		const { take, result } = make();
		return { add: (doc) => take(expression(doc)), result };
	};
}

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
