import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUPON_KINDS, type DiscountTerms, discountOf } from "./discount";
import type { PackableLine } from "./packing";
import { worthOf } from "./report";

const line = (unitPrice: number, quantity: number): PackableLine => ({ unitPrice, quantity, packed: null });
const items = [line(280, 6), line(120, 2)];

describe("what reported pieces are worth", () => {
	test("is what they cost, in an order without a coupon", () => {
		expect(worthOf({ unitPrice: 280, quantity: 2 }, { items, discountTerms: null })).toBe(560);
	});

	test("is less by their share of what a coupon took off", () => {
		const half: DiscountTerms = { kind: "percent", value: 50 };
		expect(worthOf({ unitPrice: 280, quantity: 2 }, { items, discountTerms: half })).toBe(280);
		const rupees: DiscountTerms = { kind: "amount", value: 480 };
		expect(worthOf({ unitPrice: 120, quantity: 2 }, { items, discountTerms: rupees })).toBe(180);
	});

	test("follows the order as it was packed: a sum off weighs more on less", () => {
		const packed = [line(280, 6), { ...line(120, 2), packed: { quantity: 0 } }];
		const rupees: DiscountTerms = { kind: "amount", value: 840 };
		expect(worthOf({ unitPrice: 280, quantity: 1 }, { items: packed, discountTerms: rupees })).toBe(140);
	});

	test("is together never more than was asked for them, whatever the coupon", () => {
		const pieces = fc.record({
			unitPrice: fc.integer({ min: 1, max: 5_000 }),
			quantity: fc.integer({ min: 1, max: 99 }),
		});
		const terms = fc.record({
			kind: fc.constantFrom(...COUPON_KINDS),
			value: fc.integer({ min: 1, max: 100 }),
		});
		fc.assert(
			fc.property(fc.array(pieces, { minLength: 1, maxLength: 20 }), terms, (bought, discountTerms) => {
				const order = { items: bought.map((each) => ({ ...each, packed: null })), discountTerms };
				const subtotal = bought.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0);
				const worth = bought.reduce((sum, each) => sum + worthOf(each, order), 0);
				const asked = subtotal - discountOf(subtotal, discountTerms);
				expect(worth).toBeLessThanOrEqual(asked);
				expect(worth).toBeGreaterThan(asked - bought.length);
			}),
		);
	});
});
