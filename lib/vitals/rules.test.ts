import fc from "fast-check";
import { expect, test } from "vitest";
import { type Counts, percentile75, RANGES, rangeOf, VITALS } from "./rules";

test("three of four visits stand within a range of the 75th percentile that is told", () => {
	const visits = fc.array(fc.double({ min: 0, max: 25_000, noNaN: true }), { minLength: 1, maxLength: 60 });
	fc.assert(
		fc.property(fc.constantFrom(...VITALS), visits, (vital, values) => {
			const counts: Record<string, number> = {};
			for (const value of values) {
				const place = rangeOf(vital, value);
				counts[place] = (counts[place] ?? 0) + 1;
			}
			const told = percentile75(vital, counts) ?? Number.NaN;
			const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
			expect(rangeOf(vital, told)).toBe(Math.min(rangeOf(vital, exact), RANGES[vital].length - 1));
		}),
	);
});

test("nothing is told of nothing", () => {
	const none: Counts = {};
	expect(percentile75("lcp", none)).toBeNull();
});
