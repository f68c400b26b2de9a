import fc from "fast-check";
import { expect, test } from "vitest";
import { basketWords, readSharedBasket, sharedBasketHref } from "./shared-basket";

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
		{ productId: id(3), quantity: 1, name: "A product" },
	]);
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
	];
	expect(basketWords(lines, "en")).toBe("2 × Potato, 1 × Kinnow");
	expect(basketWords(lines, "ur")).toBe("2 × آلو، 1 × Kinnow");
});
