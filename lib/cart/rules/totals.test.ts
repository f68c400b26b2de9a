import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
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
