import { expect, test } from "vitest";
import { boughtTogether } from "./related";

const orders = (...baskets: string[]) =>
	baskets.map((basket) => ({ lines: basket.split(" ").map((product) => ({ product })) }));

test("what is in most of the orders comes first, and never the product itself", () => {
	const bought = orders("mango lime", "mango lime mint", "mango mint lime", "mango mint", "mango lime kiwi");
	expect(boughtTogether("mango", bought)).toEqual(["lime", "mint"]);
});

test("what is in fewer than three orders is chance", () => {
	expect(boughtTogether("mango", orders("mango kiwi", "mango kiwi", "mango"))).toEqual([]);
	expect(boughtTogether("mango", [])).toEqual([]);
});

test("an order counts once, however often it names a product", () => {
	expect(boughtTogether("mango", orders("mango lime lime lime"))).toEqual([]);
});
