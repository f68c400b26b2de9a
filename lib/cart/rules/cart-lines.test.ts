import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { CartLine } from "@/lib/cart/schema";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { withoutIsolates } from "@/lib/text/isolate";
import { formatWeight } from "@/lib/text/sold-by";
import { inCart } from "@/tests/support/goods";
import { sharedBasket as english } from "../texts.en";
import { sharedBasket as urdu } from "../texts.ur";
import { basketWords, readSharedBasket, sharedBasketHref } from "./shared-basket";
import { cartSubtotal, countOf, quantityIn, withQuantity } from "./totals";

const productIds = ["mango", "tomato", "crate"] as const;
const anyQuantity = fc.integer({ min: -3, max: 130 });

const product = (productId: string) => inCart(productId, { price: 100 + productId.length });

const anyCart = fc
	.array(fc.tuple(fc.constantFrom(...productIds), anyQuantity), { maxLength: 12 })
	.map((steps) =>
		steps.reduce<CartLine[]>((lines, [id, quantity]) => withQuantity(lines, product(id), quantity), []),
	);

describe("the cart's laws", () => {
	it("holds 1 to 99 of a product, or no line of it", () => {
		fc.assert(
			fc.property(anyCart, fc.constantFrom(...productIds), anyQuantity, (lines, id, quantity) => {
				const after = withQuantity(lines, product(id), quantity);
				expect(quantityIn(after, id)).toBe(Math.max(0, Math.min(quantity, MAX_LINE_QUANTITY)));
				expect(after.every((line) => line.quantity >= 1 && line.quantity <= MAX_LINE_QUANTITY)).toBe(true);
			}),
		);
	});

	it("has each product once and leaves the other lines as they were", () => {
		fc.assert(
			fc.property(anyCart, fc.constantFrom(...productIds), anyQuantity, (lines, id, quantity) => {
				const after = withQuantity(lines, product(id), quantity);
				expect(new Set(after.map((line) => line.productId)).size).toBe(after.length);
				const others = (all: CartLine[]) => all.filter((line) => line.productId !== id);
				expect(others(after)).toEqual(others(lines));
			}),
		);
	});

	it("lets only the last quantity of a product count", () => {
		fc.assert(
			fc.property(anyCart, anyQuantity, fc.integer({ min: 1, max: 99 }), (lines, first, last) => {
				const twice = withQuantity(withQuantity(lines, product("mango"), first), product("mango"), last);
				expect(quantityIn(twice, "mango")).toBe(last);
			}),
		);
	});

	it("counts and adds up as its lines do", () => {
		fc.assert(
			fc.property(anyCart, (lines) => {
				let count = 0;
				let rupees = 0;
				for (const line of lines) {
					count += line.quantity;
					rupees += line.quantity * line.price;
				}
				expect(countOf(lines)).toBe(count);
				expect(cartSubtotal(lines)).toBe(rupees);
			}),
		);
	});

	it("leaves lines that are out of stock out of the subtotal, but counts them", () => {
		const [bought] = withQuantity([], product("mango"), 2);
		const [gone] = withQuantity([], { ...product("tomato"), inStock: false }, 3);
		const lines = [bought, gone].filter((line) => line !== undefined);
		expect(cartSubtotal(lines)).toBe(cartSubtotal(lines.slice(0, 1)));
		expect(countOf(lines)).toBe(5);
	});

	it("puts a new line last and keeps the place of a known one", () => {
		const two = withQuantity(withQuantity([], product("mango"), 1), product("tomato"), 1);
		expect(withQuantity(two, product("mango"), 5).map((line) => line.productId)).toEqual(["mango", "tomato"]);
		expect(withQuantity(two, product("crate"), 1).at(-1)?.productId).toBe("crate");
	});
});

const id = (last: number) => `66a0000000000000000000${String(last).padStart(2, "0")}`;
const hashOf = (href: string) => href.slice(href.indexOf("#"));

test("a basket comes out of its link as it went in", () => {
	const lines = [
		{ productId: id(1), quantity: 2, name: "Aloo, new & small. 1 kg" },
		{ productId: id(2), quantity: 99, name: "آم" },
	];
	const href = sharedBasketHref(lines);
	expect(href).toMatch(/^\/shared-basket#p=/);
	expect(readSharedBasket(hashOf(href))).toEqual(lines);
});

test("what somebody made up is left out", () => {
	const odd = [`${id(1)}.0.x`, `${id(1)}.100.x`, `${id(1)}.1.5`, "mango.1.x", "", "..", `${id(3)}.1`];
	const hash = `#${new URLSearchParams(odd.map((part) => ["p", part]))}`;
	expect(readSharedBasket(hash)).toEqual([
		{ productId: id(1), quantity: 1, name: "5" },
		{ productId: id(3), quantity: 1, name: "" },
	]);
	expect(english.goneNames(["5", ""])).toBe("5, A product.");
	expect(withoutIsolates(urdu.goneNames(["5", ""]))).toBe("5، کوئی چیز۔");
	fc.assert(
		fc.property(fc.string(), (text) => {
			for (const { quantity, name } of readSharedBasket(text)) {
				expect(quantity).toBeGreaterThan(0);
				expect(name.length).toBeLessThanOrEqual(60);
			}
		}),
	);
});

test("a basket is written as people write a list, in either language", () => {
	const lines = [
		{ quantity: 2, name: "Potato", urduName: "آلو" },
		{ quantity: 1, name: "Kinnow" },
		{ quantity: 3, name: "Tomato", stepGrams: 250 },
	];
	expect(basketWords(lines, "en", formatWeight)).toBe("2 × Potato, 1 × Kinnow, 750 g Tomato");
	expect(basketWords(lines, "ur", formatWeight)).toBe("2 × آلو، 1 × Kinnow، 750 g Tomato");
});
