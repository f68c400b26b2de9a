import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartSubtotal, withQuantity } from "@/lib/cart/rules/totals";
import { weightInUrdu } from "@/lib/products/rules/urdu-units";
import { contentsOf } from "@/lib/shopping-list/rules/meet";
import { canBeBought, isLow, leftFor, mostOf, onlyLeft } from "@/lib/stock/rules";
import { inCart } from "@/tests/support/goods";
import { formatWeight, inStepsOf, lineCost, soldOf, typedUnits, unbroken, unitsOf } from "./sold-by";

const price = fc.integer({ min: 1, max: 1_000_000 });
const quantity = fc.integer({ min: 1, max: 99 });
const stepGrams = fc.integer({ min: 50, max: 5000 });

describe("what a line by weight costs", () => {
	test.each([
		[320, 4, 250, 320],
		[320, 3, 250, 240],
		[95, 1, 50, 5],
		[333, 1, 250, 83],
		[2, 1, 250, 1],
	])("Rs. %s a kg, %s times %s g: Rs. %s", (unitPrice, times, step, rupees) => {
		expect(lineCost({ unitPrice, quantity: times, stepGrams: step })).toBe(rupees);
	});

	test("is the price of its kilos, within half a rupee, once for the whole line", () => {
		fc.assert(
			fc.property(price, quantity, stepGrams, (unitPrice, times, step) => {
				const exact = (BigInt(unitPrice) * BigInt(times) * BigInt(step) + 500n) / 1000n;
				expect(lineCost({ unitPrice, quantity: times, stepGrams: step })).toBe(Number(exact));
			}),
		);
	});

	test("follows the cart's quantity, and so do its grams", () => {
		const mango = inCart("Mango", { price: 320, ...soldOf({ stepGrams: 250 }) });
		const lines = withQuantity(withQuantity([], mango, 1), mango, 3);
		expect(lines).toMatchObject([{ quantity: 3, grams: 750 }]);
		expect(cartSubtotal(lines)).toBe(240);
	});
});

describe("a shelf in grams", () => {
	const shelf = (stock: number) => ({ inStock: true, stock, stepGrams: 250 });

	test("has nothing to buy below one step, and few at so many steps", () => {
		expect([249, 250].map((stock) => canBeBought(shelf(stock)))).toEqual([false, true]);
		expect([1250, 1251].map((stock) => isLow(shelf(stock), 5))).toEqual([true, false]);
		expect([249, 250].map((stock) => isLow(shelf(stock), 0))).toEqual([true, false]);
	});

	test("is told to whoever wants more than it holds", () => {
		expect(leftFor(shelf(1500), 7, 5)).toBe(1500);
		expect(leftFor(shelf(1500), 6, 5)).toBeNull();
		expect(onlyLeft({ name: "Mango Chaunsa", left: 1500, stepGrams: 250 })).toBe(
			"Only 1.5 kg of Mango Chaunsa is left",
		);
	});

	test("gives as many whole steps as lie on it", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100_000 }), stepGrams, (left, step) => {
				const most = mostOf({ left, stepGrams: step });
				expect(unitsOf({ quantity: most, stepGrams: step })).toBeLessThanOrEqual(left);
				if (most < 99) expect(unitsOf({ quantity: most + 1, stepGrams: step })).toBeGreaterThan(left);
			}),
		);
	});
});

describe("as much as an earlier line", () => {
	const byWeight = { stepGrams: 250, unit: "1 kg" };

	test.each([
		[{ quantity: 4, unit: "1 kg" }, byWeight, 16],
		[{ quantity: 1, unit: "200 g" }, byWeight, 1],
		[{ quantity: 3, unit: "Crate, 8 kg" }, byWeight, 96],
		[{ quantity: 5, ...byWeight }, { unit: "1 kg" }, 2],
		[{ quantity: 5, ...byWeight, grams: 980 }, { unit: "500 g" }, 2],
		[{ quantity: 4, ...byWeight }, { stepGrams: 500 }, 2],
	])("%o is in the steps or pieces of %o: %s", (line, product, steps) => {
		expect(inStepsOf(line, product)).toBe(steps);
	});

	const unknown = ["1 dozen", "2 x 500 g", "2 packs (250 g)", "Box of 6, 200 g", "8-10 kg", "1 kg + 250 g"];
	test.each([...unknown, "1 to 2 kg", "", "0 kg", "g", "bag"])(
		"is as many where nobody knows what one of %s weighs",
		(unit) => {
			expect(inStepsOf({ quantity: 3, unit }, byWeight)).toBe(3);
		},
	);

	test("is what a list that is written says of the unit", () => {
		const bare = ["1 kg", "500 g", "2.5kg", "kg", "Per kg", "per 1 kg", "2 kgs", "1 Kilo"];
		const grams = ["500 gm", "500 gms", "500 grams", "250 g pack", "1 kg bag", "5 kg crate"];
		const things = [
			"Crate, 10 kg",
			"1 piece, 1.5 kg",
			"Box, 500 g",
			"1 bunch (250 g)",
			"Bag (5 kg)",
			"Box, kg",
		];
		for (const unit of [...bare, ...grams, ...things]) {
			const held = contentsOf(unit).grams ?? 0;
			expect(held, unit).toBeGreaterThan(0);
			expect(inStepsOf({ quantity: 2, unit }, { stepGrams: 50 }), unit).toBe((2 * held) / 50);
		}
	});
});

test.each([
	[750, "750 g", "750\u00a0گرام"],
	[1000, "1 kg", "1\u00a0کلو"],
	[1250, "1.25 kg", "1.25\u00a0کلو"],
	[1500, "1.5 kg", "1.5\u00a0کلو"],
	[1035, "1.035 kg", "1.035\u00a0کلو"],
	[12_345, "12.345 kg", "12.345\u00a0کلو"],
])("%s grams read %s", (grams, english, urdu) => {
	expect([formatWeight(grams), weightInUrdu(grams)]).toEqual([english, urdu]);
});

test.each([
	["20", 20, 20],
	[" 20 g", null, 20],
	["20 kg", null, 20_000],
	["1.1KG", null, 1100],
	["0.0005 kg", null, null],
	["1.5", null, null],
	["20 boxes", null, null],
	["-3", null, null],
	["", null, null],
])("“%s” is %s pieces, or %s grams", (text, pieces, grams) => {
	expect([typedUnits(text, {}), typedUnits(text, { stepGrams: 250 })]).toEqual([pieces, grams]);
});

test.each([
	["Mango Chaunsa, 2 kg, weighed 2.3 kg", "Mango Chaunsa, 2\u00a0kg, weighed 2.3\u00a0kg"],
	["2 × Box, 500 g", "2 × Box, 500\u00a0g"],
	["3 grapefruits", "3 grapefruits"],
])("no weight of %s is parted from its unit", (text, kept) => {
	expect(unbroken(text)).toBe(kept);
});
