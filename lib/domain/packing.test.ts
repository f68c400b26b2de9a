import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "./cart-totals";
import { byUrgency, costOf, finalTotals, isChanged, linesByCategory, type PackableLine } from "./packing";

const pear = { product: { _id: "p", name: "Pear", imageUrl: "" } };
const fees = { standard: 0, express: 50, slot: 20 };

const line = fc
	.record({
		unitPrice: fc.integer({ min: 1, max: 5000 }),
		quantity: fc.integer({ min: 1, max: 99 }),
		picked: fc.integer({ min: 0, max: 99 }),
		instead: fc.option(
			fc.record({
				unitPrice: fc.integer({ min: 1, max: 9000 }),
				quantity: fc.integer({ min: 1, max: 99 }),
			}),
		),
	})
	.map(
		({ picked, instead, ...ordered }): PackableLine => ({
			...ordered,
			packed: {
				quantity: Math.min(picked, ordered.quantity),
				replacement: instead && { ...pear, ...instead },
			},
		}),
	);
const order = fc.record({
	lines: fc.array(line, { minLength: 1, maxLength: 20 }),
	deliveryTime: fc.constantFrom("standard" as const, "express" as const, "slot" as const),
	taxPercent: fc.integer({ min: 0, max: 30 }),
	discountTerms: fc.option(
		fc.oneof(
			fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
			fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 5_000 }) }),
		),
	),
});

describe("what a packed order costs", () => {
	it("is never more than was ordered, and never less than its delivery", () => {
		fc.assert(
			fc.property(order, ({ lines, deliveryTime, taxPercent, discountTerms }) => {
				const charges = { taxPercent, deliveryFees: fees };
				const { amount, deliveryFee } = totalsOf(lines, deliveryTime, charges, discountTerms);
				const { finalAmount } = finalTotals(lines, { taxPercent, deliveryFee, amount, discountTerms });
				expect(finalAmount).toBeLessThanOrEqual(amount);
				expect(finalAmount).toBeGreaterThanOrEqual(deliveryFee);
			}),
		);
	});

	it("is the ordered amount where all was picked", () => {
		fc.assert(
			fc.property(order, ({ lines, deliveryTime, taxPercent, discountTerms }) => {
				const all = lines.map((each) => ({
					...each,
					packed: { quantity: each.quantity, replacement: null },
				}));
				const charges = { taxPercent, deliveryFees: fees };
				const { amount, deliveryFee } = totalsOf(lines, deliveryTime, charges, discountTerms);
				const charged = { taxPercent, deliveryFee, amount, discountTerms };
				expect(finalTotals(all, charged).finalAmount).toBe(amount);
			}),
		);
	});

	it("falls with what is missing, by the line's own price", () => {
		const tomato = { unitPrice: 120, quantity: 3 };
		expect(costOf({ ...tomato, packed: { quantity: 2, replacement: null } })).toBe(240);
		expect(costOf({ ...tomato, packed: { quantity: 0, replacement: null } })).toBe(0);
		expect(costOf({ ...tomato, packed: null })).toBe(360);
	});

	it("takes a dearer thing instead at the price of what was ordered, a cheaper one at its own", () => {
		const apple = { unitPrice: 300, quantity: 1 };
		const withPear = (unitPrice: number) =>
			costOf({ ...apple, packed: { quantity: 0, replacement: { ...pear, unitPrice, quantity: 1 } } });
		expect(withPear(400)).toBe(300);
		expect(withPear(280)).toBe(280);
	});
});

it("tells what was changed from what was not, and from what is still open", () => {
	expect(isChanged({ quantity: 2, packed: null })).toBe(false);
	expect(isChanged({ quantity: 2, packed: { quantity: 2, replacement: null } })).toBe(false);
	expect(isChanged({ quantity: 2, packed: { quantity: 1, replacement: null } })).toBe(true);
});

it("puts the least time left first, of two equal ones the older", () => {
	const late = { _id: "6a2fc3", promisedAt: "2026-06-15T10:00:00.000Z" };
	const older = { _id: "6a2fc1", promisedAt: "2026-06-15T11:00:00.000Z" };
	const newer = { _id: "6a2fc2", promisedAt: "2026-06-15T11:00:00.000Z" };
	expect([newer, older, late].sort(byUrgency)).toEqual([late, older, newer]);
});

it("walks the categories in the order of the shop, what has none last", () => {
	const of = (category?: "Fruits" | "Vegetables" | "Bundles") => ({ product: { category } });
	const lines = [of("Bundles"), of(), of("Fruits"), of("Vegetables"), of("Fruits")];
	expect(linesByCategory(lines).map((group) => [group.category, group.lines.length])).toEqual([
		["Vegetables", 1],
		["Fruits", 2],
		["Bundles", 1],
		[null, 1],
	]);
});
