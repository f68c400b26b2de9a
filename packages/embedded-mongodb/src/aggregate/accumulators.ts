import { MongoError } from "../errors.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { compileExpression } from "./expression.js";
import { type Gatherer, greatest, last, least, total } from "./gatherers.js";
import type { Result } from "./operators/operator.js";
import type { Variables } from "./variables.js";

/** Gathers the documents of one group, one by one. */
export interface Accumulator {
	add(doc: Doc): void;
	result(): Result;
}

/** Makes the accumulator of a field for each new group. */
export type AccumulatorFactory = () => Accumulator;

const GATHERERS: ReadonlyMap<string, () => Gatherer> = new Map([
	["$last", last],
	["$max", greatest],
	["$min", least],
	["$sum", total],
]);

/** Compiles `{ $sum: "$price" }`. @throws MongoError when there is no such accumulator */
export function compileAccumulator(field: string, spec: Value, variables: Variables): AccumulatorFactory {
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
