import { Double, Int32 } from "bson";
import { MongoError } from "../errors.js";
import { ExactSum } from "../values/arithmetic.js";
import { compareValues } from "../values/compare.js";
import { encodeKey } from "../values/key.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type Value } from "../values/types.js";
import { isNullish, type Result } from "./operators/operator.js";

/** Gathers values, one by one, into one result. */
export interface Gatherer {
	take(value: Result): void;
	result(): Result;
}

/** The accumulators that look at nothing but the values of one expression. */
export const GATHERERS: Readonly<Record<string, () => Gatherer>> = {
	$sum: total,
	$avg: average,
	$min: () => extreme((order) => order < 0),
	$max: () => extreme((order) => order > 0),
	$first: first,
	$last: last,
	$push: list,
	$addToSet: distinct,
	$mergeObjects: merged,
	$stdDevPop: () => deviation(0),
	$stdDevSamp: () => deviation(1),
};

function total(): Gatherer {
	const sum = new ExactSum();
	return {
		take(value) {
			if (isNumber(value)) sum.take(value);
		},
		result: () => sum.value(),
	};
}

function average(): Gatherer {
	const sum = new ExactSum();
	let count = 0;
	return {
		take(value) {
			if (!isNumber(value)) return;
			sum.take(value);
			count++;
		},
		result: () => (count === 0 ? null : sum.mean(count)),
	};
}

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

function first(): Gatherer {
	let kept: { value: Value } | undefined;
	return {
		take(value) {
			kept ??= { value: value ?? null };
		},
		result: () => kept?.value ?? null,
	};
}

function last(): Gatherer {
	let kept: Result;
	return {
		take(value) {
			kept = value;
		},
		result: () => kept ?? null,
	};
}

function list(): Gatherer {
	const values: Value[] = [];
	return {
		take(value) {
			if (value !== undefined) values.push(value);
		},
		result: () => values,
	};
}

function distinct(): Gatherer {
	const values = new Map<string, Value>();
	return {
		take(value) {
			if (value === undefined) return;
			const key = encodeKey(value).toString("latin1");
			if (!values.has(key)) values.set(key, value);
		},
		result: () => [...values.values()],
	};
}

function merged(): Gatherer {
	const result: Doc = new Map();
	return {
		take(value) {
			if (isNullish(value)) return;
			if (!isDoc(value)) throw new MongoError(40400, "$mergeObjects requires object inputs");
			for (const [name, each] of value) result.set(name, each);
		},
		result: () => result,
	};
}

/** Welford's way to the standard deviation; `missing` is 1 when the values are a sample of more. */
function deviation(missing: 0 | 1): Gatherer {
	let count = 0;
	let mean = 0;
	let squares = 0;
	return {
		take(value) {
			if (!isNumber(value)) return;
			const number = toNumber(value);
			const before = number - mean;
			count++;
			mean += before / count;
			squares += before * (number - mean);
		},
		result: () => (count > missing ? new Double(Math.sqrt(squares / (count - missing))) : null),
	};
}

/** How many there were. */
export function counter(): Gatherer {
	const sum = new ExactSum();
	return {
		take: () => sum.take(new Int32(1)),
		result: () => sum.value(),
	};
}

/** The first or the last `n`; missing values count as null. */
export function ends(n: number, from: "first" | "last"): Gatherer {
	const kept: Value[] = [];
	return {
		take(value) {
			if (from === "first" && kept.length === n) return;
			kept.push(value ?? null);
			if (kept.length > n) kept.shift();
		},
		result: () => kept,
	};
}

/** The `n` least or greatest, in that order; null and missing do not count. */
export function extremes(n: number, sign: 1 | -1): Gatherer {
	let kept: Value[] = [];
	return {
		take(value) {
			if (isNullish(value)) return;
			const at = kept.findIndex((each) => sign * compareValues(value, each) < 0);
			kept = kept.toSpliced(at < 0 ? kept.length : at, 0, value).slice(0, n);
		},
		result: () => kept,
	};
}

/** The values below which so many parts of all numbers lie. A list without numbers has none. */
export function percentiles(parts: readonly number[]): { take(value: Result): void; result(): Value[] } {
	const numbers: number[] = [];
	return {
		take(value) {
			const number = isNumber(value) ? toNumber(value) : Number.NaN;
			if (!Number.isNaN(number)) numbers.push(number);
		},
		result() {
			numbers.sort((a, b) => a - b);
			return parts.map((part) => {
				const rank = Math.max(0, Math.ceil(numbers.length * part) - 1);
				const number = numbers[Math.min(rank, numbers.length - 1)];
				return number === undefined ? null : new Double(number);
			});
		},
	};
}
