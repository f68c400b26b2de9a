import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Entry, moneyOf, salesOf } from "@/lib/money/rules";
import { priceForMargin, stillTyped } from "./came";
import { marginsOf, soldOf } from "./margins";

const rupees = fc.integer({ min: 1, max: 5000 });
const product = fc.constantFrom("a", "b", "c", "d");
const step = fc.constantFrom(undefined, 250, 500);

const replacement = fc
	.record({ product, unitPrice: rupees, quantity: fc.integer({ min: 1, max: 5 }), stepGrams: step })
	.map((one) => (one.stepGrams ? { ...one, grams: one.quantity * one.stepGrams - 7 } : one));

const line = fc
	.record({
		product,
		unitPrice: rupees,
		quantity: fc.integer({ min: 1, max: 9 }),
		stepGrams: step,
		share: fc.option(fc.double({ min: 0, max: 2, noNaN: true }), { nil: undefined }),
		replacement: fc.option(replacement),
	})
	.map(({ share, replacement: instead, ...of }) => {
		if (share === undefined) return of;
		const grams = of.stepGrams ? Math.round(share * of.quantity * of.stepGrams) : undefined;
		const quantity = Math.min(of.quantity, Math.floor(share * of.quantity));
		return { ...of, packed: { quantity, grams, replacement: instead } };
	});

const granted = (amount: number): Entry => ({
	...{ kind: "granted", amount, cause: "report", reason: "bad_item", n: 1 },
	...{ at: new Date(0), by: "seller" },
});

const order = fc
	.record({
		lines: fc.array(line, { minLength: 1, maxLength: 5 }),
		taxPercent: fc.constantFrom(0, 5, 17),
		deliveryFee: fc.constantFrom(0, 50),
		coupon: fc.option(
			fc.oneof(
				fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
				fc.record({ kind: fc.constant("amount" as const), value: rupees }),
			),
			{ nil: undefined },
		),
		refund: fc.option(rupees),
	})
	.map(({ lines, taxPercent, deliveryFee, coupon, refund }) => {
		const terms = { taxPercent, deliveryFee, coupon };
		const ordered = { status: "Delivered" as const, lines, terms, ledger: [], amount: 0 };
		const { subtotal, discount, tax } = moneyOf(ordered).ordered;
		const amount = subtotal - discount + tax + deliveryFee;
		return { ...ordered, amount, ledger: refund === null ? [] : [granted(refund)] };
	});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe("the margins of days", () => {
	test("lead to the closings' sales, and their products to the totals", () => {
		const cost = fc.option(rupees);
		fc.assert(
			fc.property(fc.array(order, { maxLength: 6 }), cost, fc.nat(20), (orders, costOfA, wasted) => {
				const day = "2026-11-25";
				const sold = orders.map((one) => soldOf(one, day));
				const waste = { product: "a", day, units: 0, revenue: 0, wasted };
				const rows = [...sold.flatMap(({ parts }) => parts), waste];
				const { products, totals, days } = marginsOf(
					[day],
					rows,
					sold.map((one) => one.totals),
					(of) => (of === "a" ? costOfA : of === "b" ? 7 : null),
				);
				// What the closing of the day says, by how it was paid.
				const closing = sumOf(orders.flatMap((one) => Object.values(salesOf(moneyOf(one)))));
				expect(totals.sales).toBe(closing);
				expect(totals.revenue + totals.tax + totals.fees).toBe(totals.sales);
				expect(sumOf(products.map(({ revenue }) => revenue))).toBe(totals.revenue);
				expect(totals.discounts).toBeGreaterThanOrEqual(0);
				const known = products.filter(({ margin }) => margin !== null);
				expect(sumOf(known.map(({ margin }) => margin ?? 0))).toBe(totals.margin);
				for (const one of known) expect(one.margin).toBe(one.revenue - (one.cost ?? 0) - (one.wasted ?? 0));
				for (const { product: of, cost: its, margin } of products)
					if (of === "c" || of === "d") expect([its, margin]).toEqual([null, null]);
				expect(days).toEqual([{ day, margin: totals.margin, wasted: totals.wasted }]);
			}),
		);
	});

	test("round a cost once a day, however many orders there were", () => {
		const sale = { product: "a", stepGrams: 250, day: "d", units: 250, revenue: 30, wasted: 0 };
		const piece = { ...sale, stepGrams: null, units: 1 };
		const { products } = marginsOf(["d"], [...Array(20).fill(sale), piece], [], () => 90);
		// 5 kg at 90, and one piece from before it was weighed.
		expect(products).toMatchObject([
			{ soldBy: "weight", sold: 5000, cost: 450, revenue: 600, margin: 150 },
			{ soldBy: "piece", sold: 1, cost: 90, revenue: 30, margin: -60 },
		]);
	});

	test("count what was weighed, and what came instead, as what they are", () => {
		const lines = [
			{ product: "a", unitPrice: 200, quantity: 4, stepGrams: 250, packed: { quantity: 3, grams: 900 } },
			{
				...{ product: "b", unitPrice: 100, quantity: 2 },
				packed: { quantity: 1, replacement: { product: "c", unitPrice: 300, quantity: 1 } },
			},
		];
		const terms = { taxPercent: 5, deliveryFee: 50 };
		const { parts, totals } = soldOf({ status: "Delivered", lines, terms, amount: 470, ledger: [] }, "d");
		expect(parts.map(({ product: of, units, revenue }) => [of, units, revenue])).toEqual([
			["a", 900, 180],
			["b", 1, 100],
			["c", 1, 100],
		]);
		expect(totals).toEqual({ revenue: 380, discounts: 0, tax: 19, fees: 50, sales: 449 });
	});
});

test("the price that keeps what the last cost left is rounded up; where that left nothing there is none", () => {
	expect(priceForMargin({ cost: 142, offerPrice: 160 }, 205)).toBe(235);
	expect([null, 0, 160, 200].map((cost) => priceForMargin({ cost, offerPrice: 160 }, 205))).toEqual(
		Array(4).fill(null),
	);
});

test("what is typed stays until an answer says that it is on the shelf", () => {
	const typed = { a: { came: "10" }, b: { came: "2" } };
	expect(stillTyped(typed, [{ product: "a" }])).toEqual({ b: { came: "2" } });
});
