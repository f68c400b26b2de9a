import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { fillTheGap, spreadByPrice } from "./cart-button";
import { belowMinimumMessage, missingToMinimum, subtotalOf, totalsOf } from "./totals";

const anyLine = fc.record({
	unitPrice: fc.integer({ min: 1, max: 10_000 }),
	quantity: fc.integer({ min: 1, max: 99 }),
});
const anyLines = fc.array(anyLine, { maxLength: 100 });

describe("what an order comes to", () => {
	it("adds 5 % tax, rounded, and Rs. 50 for express (spec 9)", () => {
		const lines = [
			{ unitPrice: 280, quantity: 2 },
			{ unitPrice: 1039, quantity: 1 },
		];
		expect(totalsOf(lines, "express", SHOP_DEFAULTS)).toEqual({
			subtotal: 1599,
			discount: 0,
			tax: 80,
			deliveryFee: 50,
			amount: 1729,
		});
		expect(totalsOf(lines, "standard", SHOP_DEFAULTS)).toEqual({
			subtotal: 1599,
			discount: 0,
			tax: 80,
			deliveryFee: 0,
			amount: 1679,
		});
	});

	it("adds what this shop charges", () => {
		const charges = { taxPercent: 17.5, deliveryFees: { standard: 30, express: 80, slot: 20 } };
		const lines = [{ unitPrice: 1000, quantity: 2 }];
		expect(totalsOf(lines, "express", charges)).toMatchObject({ tax: 350, deliveryFee: 80, amount: 2430 });
		expect(totalsOf(lines, "slot", charges).deliveryFee).toBe(20);
	});

	it("rounds half a rupee of tax up", () => {
		expect(totalsOf([{ unitPrice: 1510, quantity: 1 }], "standard", SHOP_DEFAULTS).tax).toBe(76);
	});

	it("is made of whole rupees whose parts make the amount", () => {
		fc.assert(
			fc.property(anyLines, fc.constantFrom("standard" as const, "express" as const), (lines, time) => {
				const { subtotal, tax, deliveryFee, amount } = totalsOf(lines, time, SHOP_DEFAULTS);
				expect([subtotal, tax, deliveryFee, amount].every(Number.isInteger)).toBe(true);
				expect(amount).toBe(subtotal + tax + deliveryFee);
				expect(Math.abs(tax - subtotal / 20)).toBeLessThanOrEqual(0.5);
			}),
		);
	});

	it("does not depend on the order of the lines", () => {
		fc.assert(
			fc.property(anyLines, (lines) => {
				expect(subtotalOf([...lines].reverse())).toBe(subtotalOf(lines));
			}),
		);
	});
});

describe("the minimum order of Rs. 1500", () => {
	it("tells what is missing, and nothing once it is reached", () => {
		expect(missingToMinimum(640, 1500)).toBe(860);
		expect(missingToMinimum(1499, 1500)).toBe(1);
		expect(missingToMinimum(1500, 1500)).toBe(0);
		expect(missingToMinimum(9000, 1500)).toBe(0);
	});

	it("says it in a sentence", () => {
		expect(belowMinimumMessage(640, 1500)).toBe("The minimum order is Rs. 1,500. Please add Rs. 860 more.");
	});
});

const priced = (...prices: number[]) => prices.map((offerPrice) => ({ offerPrice, rating: 0 }));
const fill = (missing: number, ...prices: number[]) =>
	fillTheGap(priced(...prices), missing).map(({ offerPrice }) => offerPrice);
const sumOf = (items: readonly { offerPrice: number }[]) =>
	items.reduce((sum, { offerPrice }) => sum + offerPrice, 0);
const somePrices = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 30 });
const someGap = fc.integer({ min: 1, max: 1500 });

describe("fillTheGap", () => {
	it.each([
		["the one thing with the fewest rupees over", 660, [30, 640, 679, 900], [679]],
		["what fits exactly", 660, [660, 679], [660]],
		["one thing rather than two that come a little closer", 660, [330, 335, 679], [679]],
		["two where one thing costs far more than is missing", 660, [300, 370, 1650], [300, 370]],
		["two where no one thing is enough", 660, [90, 300, 380], [300, 380]],
		["nothing where two are not enough", 1500, [90, 300, 380], []],
		["nothing where nothing is missing", 0, [90, 300], []],
	])("proposes %s", (_what, missing, prices, proposed) => {
		expect(fill(missing, ...prices)).toEqual(proposed);
	});

	it("reaches the minimum with one or two, and never costs much more than the best way", () => {
		fc.assert(
			fc.property(somePrices, someGap, (prices, missing) => {
				const proposed = fillTheGap(priced(...prices), missing);
				const sums = prices.flatMap((one, at) => [one, ...prices.slice(at + 1).map((other) => one + other)]);
				const best = Math.min(...sums.filter((sum) => sum >= missing));
				if (best === Infinity) expect(proposed).toEqual([]);
				else {
					expect([1, 2]).toContain(proposed.length);
					expect(sumOf(proposed)).toBeGreaterThanOrEqual(missing);
					expect(sumOf(proposed) - best).toBeLessThan(50);
				}
			}),
		);
	});
});

describe("spreadByPrice", () => {
	it("keeps the best rated of one price", () => {
		const [kept] = spreadByPrice(
			[
				{ offerPrice: 90, rating: 3 },
				{ offerPrice: 90, rating: 5 },
			],
			9,
		);
		expect(kept?.rating).toBe(5);
	});

	it("keeps the cheapest and the dearest, in order, no price twice, and no more than asked for", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }), (prices) => {
				const spread = spreadByPrice(priced(...prices), 12).map(({ offerPrice }) => offerPrice);
				expect(spread.length).toBe(Math.min(12, new Set(prices).size));
				expect(spread).toEqual([...new Set(spread)].toSorted((a, b) => a - b));
				expect([spread[0], spread.at(-1)]).toEqual([Math.min(...prices), Math.max(...prices)]);
			}),
		);
	});
});
