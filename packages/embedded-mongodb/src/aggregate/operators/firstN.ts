import { MongoError } from "../../errors.js";
import { compareValues } from "../../values/compare.js";
import { describe } from "../../values/describe.js";
import { toInteger } from "../../values/numbers.js";
import { isNumber, type Value } from "../../values/types.js";
import { namedArguments, type Operator, type Operators, optionally, type Result } from "./operator.js";

/** `$firstN` and `$lastN` of a list. */
const ends = (take: (items: Value[], n: number) => Value[]): Operator => nOf((items, n) => take(items, n));

/** `$maxN` and `$minN` of a list: null and missing do not count. */
const extremes = (sign: number): Operator =>
	nOf((items, n) =>
		items
			.filter((item) => item !== null)
			.toSorted((a, b) => sign * compareValues(a, b))
			.slice(0, n),
	);

function nOf(take: (items: Value[], n: number) => Value[]): Operator {
	return (argument, compile, name) => {
		const spec = namedArguments(name, argument, ["n", "input"], [], {
			shape: 5787801,
			unknown: 5787901,
			missing: (field) => (field === "n" ? 5787906 : 5787907),
		});
		const [count, input] = [compile(spec.n), optionally(spec.input, compile)];
		return (doc) => {
			const n = countOf(count(doc), name);
			const items = input(doc);
			if (Array.isArray(items)) return take(items, n);
			throw new MongoError(5788200, "Input must be an array");
		};
	};
}

/** The `n` of `$firstN` and its like. */
export function countOf(value: Result, name: string): number {
	if (!isNumber(value))
		throw new MongoError(5787902, `Value for 'n' must be of integral type, but found ${describe(value)}`);
	const n = toInteger(value);
	if (n === undefined)
		throw new MongoError(5787903, `Value for 'n' must be of integral type, but found ${describe(value)}`);
	if (n > 0n) return Number(n);
	throw new MongoError(5787908, `'n' must be greater than 0, found ${n} for ${name}`);
}

/** The operators that take `n` elements of a list. */
export const FIRST_N: Operators = {
	$firstN: ends((items, n) => items.slice(0, n)),
	$lastN: ends((items, n) => items.slice(-n)),
	$maxN: extremes(-1),
	$minN: extremes(1),
};
