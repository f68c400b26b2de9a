import { Decimal128, Double, Int32 } from "bson";
import { MongoError } from "../errors.js";
import { compareValues } from "../values/compare.js";
import { encodeKey } from "../values/key.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type NumberValue, type Value } from "../values/types.js";
import { add } from "./exact.js";
import { compileExpression, type Expression, type Variables } from "./expression.js";
import { isAccumulator, mingoAccumulator } from "./mingo.js";

/** Gathers the documents of one group, one by one. */
export interface Accumulator {
	add(doc: Doc): void;
	result(): Value | undefined;
}

/** Makes the accumulator of a field for each new group. */
export type AccumulatorFactory = () => Accumulator;

/** Those that need to remember only a result, or only what they return. */
const STREAMING: Record<string, (expression: Expression) => AccumulatorFactory> = {
	$sum: (expression) => () => total(expression),
	$count: () => () => total(() => new Int32(1)),
	$avg: (expression) => () => average(expression),
	$min: (expression) => () => extreme(expression, (order) => order < 0),
	$max: (expression) => () => extreme(expression, (order) => order > 0),
	$first: (expression) => () => first(expression),
	$last: (expression) => () => last(expression),
	$push: (expression) => () => list(expression),
	$addToSet: (expression) => () => distinct(expression),
	$mergeObjects: (expression) => () => merged(expression),
};

/** Compiles `{ $sum: "$price" }`. @throws MongoError when there is no such accumulator */
export function compileAccumulator(field: string, spec: Value, variables: Variables): AccumulatorFactory {
	const [[name, argument] = ["", null]] = isDoc(spec) ? spec : [];
	if (!isDoc(spec) || !name.startsWith("$")) {
		throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
	}
	if (spec.size !== 1) throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
	const streaming = STREAMING[name];
	if (streaming) return streaming(compileExpression(argument, variables));
	if (!isAccumulator(name) || name === "$accumulator")
		throw new MongoError(15952, `unknown group operator '${name}'`);
	return () => {
		const docs: Doc[] = [];
		return { add: (doc) => docs.push(doc), result: () => mingoAccumulator(name, argument, docs) };
	};
}

function total(expression: Expression): Accumulator {
	let sum: NumberValue = new Int32(0);
	return {
		add(doc) {
			const value = expression(doc);
			if (isNumber(value)) sum = add(sum, value);
		},
		result: () => sum,
	};
}

function average(expression: Expression): Accumulator {
	let sum: NumberValue = new Double(0);
	let count = 0;
	return {
		add(doc) {
			const value = expression(doc);
			if (!isNumber(value)) return;
			sum = add(sum, value);
			count++;
		},
		result() {
			if (count === 0) return null;
			const mean = toNumber(sum) / count;
			return sum instanceof Decimal128 ? Decimal128.fromStringWithRounding(String(mean)) : new Double(mean);
		},
	};
}

function extreme(expression: Expression, better: (order: number) => boolean): Accumulator {
	let best: Value | undefined;
	return {
		add(doc) {
			const value = expression(doc);
			if (value === undefined || value === null) return;
			if (best === undefined || better(compareValues(value, best))) best = value;
		},
		result: () => best ?? null,
	};
}

function first(expression: Expression): Accumulator {
	let kept: { value: Value } | undefined;
	return {
		add(doc) {
			kept ??= { value: expression(doc) ?? null };
		},
		result: () => kept?.value ?? null,
	};
}

function last(expression: Expression): Accumulator {
	let value: Value | undefined;
	return {
		add(doc) {
			value = expression(doc);
		},
		result: () => value ?? null,
	};
}

function list(expression: Expression): Accumulator {
	const values: Value[] = [];
	return {
		add(doc) {
			const value = expression(doc);
			if (value !== undefined) values.push(value);
		},
		result: () => values,
	};
}

function distinct(expression: Expression): Accumulator {
	const values = new Map<string, Value>();
	return {
		add(doc) {
			const value = expression(doc);
			if (value !== undefined) values.set(encodeKey(value).toString("latin1"), value);
		},
		result: () => [...values.values()],
	};
}

function merged(expression: Expression): Accumulator {
	const result: Doc = new Map();
	return {
		add(doc) {
			const value = expression(doc);
			if (value === undefined || value === null) return;
			if (!isDoc(value)) throw new MongoError(40400, "$mergeObjects requires object inputs");
			for (const [name, each] of value) result.set(name, each);
		},
		result: () => result,
	};
}
