import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsToRunOut, canBeBought, isSeen, leftOf, onlyLeft, stepsKept } from "./rules";

const LOW = 5;

describe("what is left", () => {
	test.each([
		[null, null],
		[undefined, null],
		[6, null],
		[5, 5],
		[0, 0],
	])("of %s pieces shoppers read %s", (stock, left) => {
		expect(leftOf({ stock }, LOW)).toBe(left);
	});

	test("is said as people say it", () => {
		expect(onlyLeft({ name: "Mango Chaunsa", left: 3 })).toBe("Only 3 Mango Chaunsa are left");
		expect(onlyLeft({ name: "Mango Chaunsa", left: 1 })).toBe("Only 1 Mango Chaunsa is left");
	});

	test("is news only where it can be seen: among few, or from many to few and back", () => {
		const isNews = (before: number, after: number) => isSeen({ before, after }, LOW);
		expect(isNews(9, 6)).toBe(false);
		expect(isNews(6, 5)).toBe(true);
		expect(isNews(4, 3)).toBe(true);
		expect(isNews(5, 6)).toBe(true);
	});

	test("begins to run out once on its way down, however it goes there", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 30 }), (steps) => {
				let stock = 50;
				const times = steps.filter((step) => {
					const before = stock;
					stock = Math.max(0, stock - step);
					return beginsToRunOut({ before, after: stock }, LOW);
				}).length;
				expect(times).toBe(stock <= LOW ? 1 : 0);
			}),
		);
	});
});

test("can be bought by the switch alone where it is not counted, else only while there is any", () => {
	expect(canBeBought({ inStock: true })).toBe(true);
	expect(canBeBought({ inStock: true, stock: null })).toBe(true);
	expect(canBeBought({ inStock: true, stock: 1 })).toBe(true);
	expect(canBeBought({ inStock: true, stock: 0 })).toBe(false);
	expect(canBeBought({ inStock: false, stock: 9 })).toBe(false);
});

test.each([
	[3, 250, 500, 2],
	[1, 50, 5000, 1],
	[99, 500, 250, 99],
	[7, null, 250, 7],
	[7, 250, null, 7],
])("%s steps of %s g are as many grams in steps of %s g: %s", (quantity, before, now, kept) => {
	expect(stepsKept({ quantity, stepGrams: before }, { stepGrams: now })).toBe(kept);
});

const weighed = { stepGrams: 250, unit: "1 kg" };

test.each([
	[4, { unit: "1 kg" }, weighed, 16],
	[16, weighed, { unit: "1 kg" }, 4],
	[30, { unit: "1 kg" }, weighed, 99],
	[1, weighed, { unit: "Crate, 10 kg" }, 1],
	[3, { unit: "1 dozen" }, weighed, 3],
	[3, { unit: "1 kg" }, { unit: "500 g" }, 3],
])("%s of %o are as many grams of %o: %s", (quantity, before, now, kept) => {
	expect(stepsKept({ quantity, ...before }, now)).toBe(kept);
});
