import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { LEAST_STEP, MOST_STEP } from "@/lib/text/sold-by";
import { firstAmount, piecesOf, usualAmounts } from "./amounts";

it.each([
	[250, [250, 500, 1000, 2000]],
	[100, [100, 200, 500, 1000]],
	[500, [500, 1000, 2000, 5000]],
	[750, [750, 1500, 3000, 6000]],
])("a step of %i g offers %j", (step, grams) => {
	expect(usualAmounts(step).map((steps) => steps * step)).toEqual(grams);
});

it("offers four growing whole numbers of any step, all of which a line can hold", () => {
	fc.assert(
		fc.property(fc.integer({ min: LEAST_STEP, max: MOST_STEP }), (step) => {
			const amounts = usualAmounts(step);
			expect(amounts[0]).toBe(1);
			expect(new Set(amounts).size).toBe(4);
			expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
			expect(amounts.every((steps) => Number.isInteger(steps) && steps <= MAX_LINE_QUANTITY)).toBe(true);
		}),
	);
});

it("begins with what is in the cart or a kg where there is one, and says about how many pieces that is", () => {
	expect(firstAmount({ stepGrams: 250, left: null })).toBe(4);
	expect(firstAmount({ stepGrams: 250, left: 800 })).toBe(1);
	expect(firstAmount({ stepGrams: 300, left: null })).toBe(1);
	expect(firstAmount({ stepGrams: null, left: null })).toBe(1);
	expect(firstAmount({ stepGrams: 250, left: 1500 }, 4)).toBe(2);
	expect(firstAmount({ stepGrams: 250, left: 1000 }, 6)).toBe(1);
	expect(firstAmount({ stepGrams: 250, left: null }, 2)).toBe(2);
	expect(firstAmount({ stepGrams: null, left: null }, 3)).toBe(1);
	expect(piecesOf({ quantity: 4, stepGrams: 250, aboutGrams: 200 })).toBe(5);
	expect(piecesOf({ quantity: 4, stepGrams: 250, aboutGrams: null })).toBeNull();
	expect(piecesOf({ quantity: 4, stepGrams: null, aboutGrams: 200 })).toBeNull();
});
