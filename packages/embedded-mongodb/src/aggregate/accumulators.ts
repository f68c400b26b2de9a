import { MongoError } from "../errors.js";
import { parseSort, sortKey } from "../query/sort.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { compileExpression } from "./expression.js";
import { counter, ends, extremes, GATHERERS, type Gatherer } from "./gatherers.js";
import { countOf } from "./operators/firstN.js";
import { type Expression, namedArguments, type Result } from "./operators/operator.js";
import { percentileSpec } from "./operators/statistics.js";
import type { Variables } from "./variables.js";

/** Gathers the documents of one group, one by one. */
export interface Accumulator {
	add(doc: Doc): void;
	result(): Result;
}

/** Makes the accumulator of a field for each new group, by the group's `_id`. */
export type AccumulatorFactory = (id: Value) => Accumulator;

type CompileAccumulator = (argument: Value, variables: Variables, name: string) => AccumulatorFactory;

const gathering = (expression: Expression, gatherer: Gatherer): Accumulator => ({
	add: (doc) => gatherer.take(expression(doc)),
	result: () => gatherer.result(),
});

/** Those whose argument is more than one expression. */
const SPECIAL: Readonly<Record<string, CompileAccumulator>> = {
	$count: (argument) => {
		if (!isDoc(argument) || argument.size > 0)
			throw new MongoError(14, "$count takes no arguments, i.e. $count:{}");
		return () => gathering(() => null, counter());
	},
	$firstN: ofN((n) => ends(n, "first")),
	$lastN: ofN((n) => ends(n, "last")),
	$maxN: ofN((n) => extremes(n, -1)),
	$minN: ofN((n) => extremes(n, 1)),
	$top: ranked("top"),
	$topN: ranked("top"),
	$bottom: ranked("bottom"),
	$bottomN: ranked("bottom"),
	$median: percentile,
	$percentile: percentile,
};

/** Compiles `{ $sum: "$price" }`. @throws MongoError when there is no such accumulator */
export function compileAccumulator(field: string, spec: Value, variables: Variables): AccumulatorFactory {
	const [[name, argument] = ["", null]] = isDoc(spec) ? spec : [];
	if (!isDoc(spec) || !name.startsWith("$")) {
		throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
	}
	if (spec.size !== 1) throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
	const special = SPECIAL[name];
	if (special) return special(argument, variables, name);
	const make = GATHERERS[name];
	if (!make) throw new MongoError(15952, `unknown group operator '${name}'`);
	if (Array.isArray(argument)) throw new MongoError(40237, `The ${name} accumulator is a unary operator`);
	const expression = compileExpression(argument, variables);
	return () => gathering(expression, make());
}

/** `n` is computed from the group's `_id`, where it is a document. */
const rootOf = (id: Value): Doc => (isDoc(id) ? id : new Map());

function ofN(make: (n: number) => Gatherer): CompileAccumulator {
	return (argument, variables, name) => {
		const spec = namedArguments(name, argument, ["n", "input"], [], {
			shape: 5787801,
			unknown: 5787901,
			missing: (field) => (field === "n" ? 5787906 : 5787907),
		});
		const [count, input] = [compileExpression(spec.n, variables), compileExpression(spec.input, variables)];
		return (id) => gathering(input, make(countOf(count(rootOf(id)), name)));
	};
}

/** The first or the last of a group in an order of its own; of equal ones, the one that came first leads. */
function ranked(end: "top" | "bottom"): CompileAccumulator {
	return (argument, variables, name) => {
		const many = name.endsWith("N");
		const spec = namedArguments(name, argument, ["sortBy", "output"], many ? ["n"] : [], {
			shape: 5788001,
			unknown: 5788002,
			missing: (field) => (field === "output" ? 5788004 : 5788005),
		});
		if (!isDoc(spec.sortBy)) throw new MongoError(10065, "invalid parameter: expected an object (sortBy)");
		if (many && spec.n === undefined) throw new MongoError(5788003, "Missing value for 'n'");
		const fields = parseSort(spec.sortBy);
		const output = compileExpression(spec.output, variables);
		const count = many ? compileExpression(spec.n ?? null, variables) : undefined;
		return (id) => {
			const n = count ? countOf(count(rootOf(id)), name) : 1;
			const rows: { key: Buffer; value: Value }[] = [];
			return {
				add: (doc) => rows.push({ key: sortKey(doc, fields), value: output(doc) ?? null }),
				result() {
					rows.sort((a, b) => Buffer.compare(a.key, b.key));
					const values = (end === "top" ? rows.slice(0, n) : rows.slice(-n)).map(({ value }) => value);
					return many ? values : (values[0] ?? null);
				},
			};
		};
	};
}

function percentile(argument: Value, variables: Variables, name: string): AccumulatorFactory {
	const { input, start, finish } = percentileSpec(name, argument, (value) =>
		compileExpression(value, variables),
	);
	return () => {
		const numbers = start();
		return { add: (doc) => numbers.take(input(doc)), result: () => finish(numbers.result()) };
	};
}
