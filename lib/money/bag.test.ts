import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUPON_KINDS, type DiscountTerms } from "@/lib/cart/rules/totals";
import { inBag, worthOf } from "./bag";
import { type MoneyParts, moneyOf } from "./rules";

type Line = { product: string; unitPrice: number; quantity: number };
type Packed = Line & { packed?: { quantity: number; replacement?: Line } };

function orderOf(
	lines: readonly Packed[],
	terms: MoneyParts["terms"],
): MoneyParts & { lines: readonly Packed[] } {
	const parts = { status: "Delivered" as const, lines, terms, amount: 0, ledger: [] };
	const { subtotal, discount, tax, deliveryFee } = moneyOf(parts).ordered;
	return { ...parts, amount: subtotal - discount + tax + deliveryFee };
}

function worth(order: ReturnType<typeof orderOf>, product: string, pieces: number): number {
	const found = inBag<Line>(order.lines, (line) => line.product).get(product);
	if (!found) throw new Error(`no ${product} is in the bag`);
	return worthOf(pieces, found, order);
}

const line = (product: string, unitPrice: number, quantity: number): Packed => ({
	product,
	unitPrice,
	quantity,
});
const lines = [line("mango", 280, 6), line("onion", 120, 2)];
const plain = { taxPercent: 0, deliveryFee: 50 };

describe("what reported pieces are worth", () => {
	test("is what they cost, with their tax and without the delivery", () => {
		expect(worth(orderOf(lines, plain), "mango", 2)).toBe(560);
		expect(worth(orderOf(lines, { ...plain, taxPercent: 5 }), "mango", 2)).toBe(588);
	});

	test("is less by their share of what a coupon took off", () => {
		const half: DiscountTerms = { kind: "percent", value: 50 };
		expect(worth(orderOf(lines, { ...plain, coupon: half }), "mango", 2)).toBe(280);
		const rupees: DiscountTerms = { kind: "amount", value: 480 };
		expect(worth(orderOf(lines, { ...plain, coupon: rupees }), "onion", 2)).toBe(180);
	});

	test("follows the order as it was packed: what was not in the bag is worth nothing, what stood in for it is", () => {
		const replacement = line("pear", 100, 1);
		const packed = [
			line("mango", 280, 6),
			{ ...line("onion", 120, 2), packed: { quantity: 0, replacement } },
		];
		const order = orderOf(packed, plain);
		expect(worth(order, "pear", 1)).toBe(100);
		expect(inBag<Line>(order.lines, ({ product }) => product).has("onion")).toBe(false);
	});

	test("is together never more than was paid for them, whatever the coupon", () => {
		const pieces = fc.record({
			unitPrice: fc.integer({ min: 1, max: 5_000 }),
			quantity: fc.integer({ min: 1, max: 99 }),
			picked: fc.nat(99),
		});
		const coupon = fc.record({
			kind: fc.constantFrom(...COUPON_KINDS),
			value: fc.integer({ min: 1, max: 100 }),
		});
		const bag = fc.array(pieces, { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(bag, coupon, fc.integer({ min: 0, max: 30 }), (bought, terms, taxPercent) => {
				const packed = bought.map(({ picked, ...each }, place) => ({
					...each,
					product: String(place),
					packed: { quantity: Math.min(picked, each.quantity) },
				}));
				const order = orderOf(packed, { ...plain, taxPercent, coupon: terms });
				const { final, ordered } = moneyOf(order);
				const asked = (final ?? ordered).amount - order.terms.deliveryFee;
				const found = [...inBag<Line>(order.lines, ({ product }) => product).values()];
				const all = found.reduce((sum, each) => sum + worthOf(each.quantity, each, order), 0);
				expect(all).toBeLessThanOrEqual(Math.max(0, asked));
				expect(all).toBeGreaterThanOrEqual(asked - found.length);
			}),
		);
	});
});
