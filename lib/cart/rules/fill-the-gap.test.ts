import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillTheGap, spreadByPrice } from "./cart-button";

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
