import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "@/lib/text/dates";
import { usualsOf } from "./rules";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const daysAgo = (days: number, ...products: [string, number][]) => ({
	createdAt: new Date(NOW - days * DAY_MS),
	lines: products.map(([product, quantity]) => ({ product, quantity })),
});
const names = (orders: Parameters<typeof usualsOf>[0]) => usualsOf(orders, NOW).map(({ product }) => product);

test("what is bought often comes before what is bought once", () => {
	expect(names([daysAgo(1, ["tomato", 1], ["kiwi", 9]), daysAgo(8, ["tomato", 1])])).toEqual([
		"tomato",
		"kiwi",
	]);
});

test("what was bought lately comes before what was bought long ago", () => {
	// Three times a quarter of a year ago count less than once today.
	const winter = [90, 95, 100].map((days) => daysAgo(days, ["kinnow", 2]));
	expect(names([daysAgo(0, ["mango", 1]), ...winter])).toEqual(["mango", "kinnow"]);
});

test("an order counts half after 30 days", () => {
	const [now, then] = usualsOf([daysAgo(0, ["mango", 1]), daysAgo(30, ["kinnow", 1])], NOW);
	expect([now?.score, then?.score]).toEqual([1, 0.5]);
});

test("the usual quantity is the one in the middle", () => {
	const orders = [1, 2, 40].map((quantity, index) => daysAgo(index, ["onion", quantity]));
	expect(usualsOf(orders, NOW)).toMatchObject([{ product: "onion", quantity: 2 }]);
});

test("the usual weight is that of the kilos, also where a step has become another", () => {
	const kilo = (days: number, stepGrams: number) => ({
		...daysAgo(days),
		lines: [{ product: "mango", quantity: 1000 / stepGrams, stepGrams }],
	});
	expect(usualsOf([kilo(0, 500), kilo(1, 250), kilo(2, 250)], NOW)).toMatchObject([
		{ quantity: 2, stepGrams: 500 },
	]);
});

test("every product stands there once, whatever was bought, the best first", () => {
	const anyOrder = fc.record({
		createdAt: fc.integer({ min: 0, max: 400 }).map((days) => new Date(NOW - days * DAY_MS)),
		lines: fc.array(
			fc.record({ product: fc.constantFrom("a", "b", "c", "d"), quantity: fc.integer({ min: 1, max: 99 }) }),
		),
	});
	fc.assert(
		fc.property(fc.array(anyOrder), (orders) => {
			const usuals = usualsOf(orders, NOW);
			const bought = new Set(orders.flatMap(({ lines }) => lines.map(({ product }) => product)));
			expect(usuals.map(({ product }) => product).toSorted()).toEqual([...bought].toSorted());
			const scores = usuals.map(({ score }) => score);
			expect(scores).toEqual(scores.toSorted((one, other) => other - one));
		}),
	);
});
