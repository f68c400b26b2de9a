import { badValue, MongoError } from "../../errors.js";
import { toNumber } from "../../values/numbers.js";
import { isNumber, type Value } from "../../values/types.js";
import { GATHERERS, percentiles } from "../gatherers.js";
import {
	any,
	type Compile,
	type Expression,
	namedArguments,
	type Operator,
	type Operators,
} from "./operator.js";

/** An accumulator over its arguments, or over the elements of its only argument. */
const over = (name: string): Operator =>
	any((args) => {
		const [only] = args;
		const values = args.length === 1 && Array.isArray(only) ? only : args;
		const gatherer = GATHERERS[name]?.();
		for (const value of values) gatherer?.take(value);
		return gatherer?.result();
	});

interface Percentiles {
	readonly input: Expression;
	readonly start: () => ReturnType<typeof percentiles>;
	/** `$median` is one value, `$percentile` a list. */
	readonly finish: (values: Value[]) => Value;
}

/** Reads `$median` and `$percentile`, which are exact here: what "approximate" allows. */
export function percentileSpec(name: string, argument: Value, compile: Compile): Percentiles {
	const isMedian = name === "$median";
	const spec = namedArguments(name, argument, ["input", "method"], isMedian ? [] : ["p"], {
		shape: isMedian ? 7436100 : 7429703,
		unknown: 40415,
		missing: () => 40414,
	});
	if (spec.method !== "approximate")
		throw badValue("Currently only 'approximate' can be used as percentile 'method'.");
	const parts = isMedian ? [0.5] : partsOf(spec.p, compile);
	return {
		input: compile(spec.input),
		start: () => percentiles(parts),
		finish: (values) => (isMedian ? (values[0] ?? null) : values),
	};
}

function partsOf(argument: Value | undefined, compile: Compile): number[] {
	if (argument === undefined)
		throw new MongoError(40414, "BSON field '$percentile.p' is missing but a required field");
	const parts = compile(argument)(new Map());
	if (!Array.isArray(parts) || parts.length === 0)
		throw new MongoError(7750300, "The $percentile 'p' field must be an array of numbers from [0.0, 1.0]");
	return parts.map((part) => {
		const number = isNumber(part) ? toNumber(part) : Number.NaN;
		if (number >= 0 && number <= 1) return number;
		throw new MongoError(7750303, "The $percentile 'p' field must be an array of numbers from [0.0, 1.0]");
	});
}

const percentile: Operator = (argument, compile, name) => {
	const { input, start, finish } = percentileSpec(name, argument, compile);
	return (doc) => {
		const value = input(doc);
		const numbers = start();
		for (const each of Array.isArray(value) ? value : [value]) numbers.take(each);
		const values = numbers.result();
		return finish(values);
	};
};

export const STATISTICS: Operators = {
	$avg: over("$avg"),
	$max: over("$max"),
	$median: percentile,
	$min: over("$min"),
	$percentile: percentile,
	$stdDevPop: over("$stdDevPop"),
	$stdDevSamp: over("$stdDevSamp"),
	$sum: over("$sum"),
};
