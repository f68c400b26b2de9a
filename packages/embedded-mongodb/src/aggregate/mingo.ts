import { Aggregator } from "mingo/aggregator";
import { Context, evalExpr } from "mingo/core";
import type { Iterator } from "mingo/lazy";
import * as accumulators from "mingo/operators/accumulator";
import * as expressions from "mingo/operators/expression";
import { $group } from "mingo/operators/pipeline";
import type { Options } from "mingo/types";
import { badValue, MongoError } from "../errors.js";
import type { Doc, Value } from "../values/types.js";
import { EXACT_OPERATORS, type Operator } from "./exact.js";
import { fromPlain, toPlain, toPlainDoc } from "./plain.js";

/** Our own operators in the form mingo calls them, for expressions within its own (`$map`, `$filter`, `$switch`). */
const exact = Object.fromEntries(
	Object.entries(EXACT_OPERATORS).map(([name, operator]) => [name, bridge(operator)]),
);

function bridge(operator: Operator) {
	return (doc: unknown, expression: unknown, options: Options): unknown => {
		const args: unknown[] = Array.isArray(expression) ? expression : [expression];
		return toPlain(operator(args.map((arg) => fromPlain(evalExpr(doc, arg, options)))));
	};
}

/** A stage of our own that computes an expression; it spares setting mingo up anew for every document. */
const $evaluate = (documents: Iterator, expression: unknown, options: Options): Iterator =>
	documents.map((doc) => ({ value: evalExpr(doc, expression, options) }));

/** What is added first wins: our operators stand in for mingo's of the same name. */
const context = Context.init()
	.addExpressionOps(exact)
	.addExpressionOps(expressions)
	.addAccumulatorOps(accumulators)
	.addPipelineOps({ $evaluate, $group });

const OPTIONS = { context, scriptEnabled: false };

/** Whether mingo, or this store, knows an expression operator. Accumulators work on arrays as expressions too. */
export const isExpressionOperator = (name: string): boolean =>
	name in exact || name in expressions || name in accumulators;

export const isAccumulator = (name: string): boolean => name in accumulators;

/** Compiles an expression of mingo's. `variables` are those of `let`. */
export function mingoExpression(
	expression: Value,
	variables: ReadonlyMap<string, Value>,
): (doc: Doc) => Value | undefined {
	const aggregator = new Aggregator([{ $evaluate: toPlain(expression) }], {
		...OPTIONS,
		variables: toPlainDoc(new Map(variables)),
	});
	return (doc) => translated(() => fromPlain(computed(aggregator.stream([toPlainDoc(doc)]).next().value)));
}

const computed = (result: unknown): unknown =>
	typeof result === "object" && result !== null && "value" in result ? result.value : undefined;

/** Those that mingo wraps in a list, though they choose one. */
const SINGLE = ["$top", "$bottom"];

/** Runs one accumulator of mingo's over the documents of a group. */
export function mingoAccumulator(name: string, argument: Value, docs: readonly Doc[]): Value | undefined {
	const aggregator = new Aggregator(
		[{ $group: { _id: null, value: { [name]: toPlain(argument) } } }],
		OPTIONS,
	);
	const result = translated(() => fromPlain(computed(aggregator.run(docs.map(toPlainDoc))[0])));
	return SINGLE.includes(name) && Array.isArray(result) ? result[0] : result;
}

/** mingo's complaints in the form of MongoDB's. */
function translated<T>(run: () => T): T {
	try {
		return run();
	} catch (error) {
		if (error instanceof MongoError) throw error;
		throw badValue(error instanceof Error ? error.message : String(error));
	}
}
