import { ExactSum } from "../../values/arithmetic.js";
import { compareValues } from "../../values/compare.js";
import { isNumber, type Value } from "../../values/types.js";
import { any, isNullish, type Operator, type Operators, type Result } from "./operator.js";

/** Gathers values, one by one, into one result. */
export interface Gatherer {
	take(value: Result): void;
	result(): Result;
}

/** The sum of what are numbers. */
export function total(): Gatherer {
	const sum = new ExactSum();
	return {
		take(value) {
			if (isNumber(value)) sum.take(value);
		},
		result: () => sum.value(),
	};
}

/** The least value; null and missing do not count. */
export const least = (): Gatherer => extreme((order) => order < 0);

/** The greatest value; null and missing do not count. */
export const greatest = (): Gatherer => extreme((order) => order > 0);

function extreme(better: (order: number) => boolean): Gatherer {
	let best: Value | undefined;
	return {
		take(value) {
			if (isNullish(value)) return;
			if (best === undefined || better(compareValues(value, best))) best = value;
		},
		result: () => best ?? null,
	};
}

/** The last value; a missing one is null. */
export function last(): Gatherer {
	let kept: Result;
	return {
		take(value) {
			kept = value;
		},
		result: () => kept ?? null,
	};
}

/** The least or greatest of its arguments, or of the elements of its only argument. */
const over = (gatherer: () => Gatherer): Operator =>
	any((args) => {
		const [only] = args;
		const values = args.length === 1 && Array.isArray(only) ? only : args;
		const { take, result } = gatherer();
		for (const value of values) take(value);
		return result();
	});

export const EXTREMES: Operators = { $max: over(greatest), $min: over(least) };
