import { describe, expect, it } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { cratesByProduct } from "./crates";

const crate = (name: string, ...contents: string[]) => ({ name, offerPrice: 399, contents });
const found = (product: string, ...contents: string[]) =>
	cratesByProduct([{ _id: "a", name: product }], [crate("Handi Base", ...contents)]).a;

describe("the crates of a product", () => {
	it.each([
		["Carrot (Gajar)", "2 kg carrot"],
		["Tomato (Tamatar)", "500 g tomatoes"],
		["Grapes Black (Kala Angoor)", "250 g black grapes"],
		["Green Chilli (Hari Mirch)", "100 g green chillies"],
		["Radish (Mooli)", "2 radishes"],
		["Spinach (Palak)", "2 bunches palak"],
	])("%s is what %s says", (name, line) => {
		expect(found(name, "1 kg onion", line)).toEqual([{ name: "Handi Base", offerPrice: 399 }]);
	});

	it.each([
		["White Onion (Safed Pyaz)", "1 kg onion"],
		["Onion (Pyaz)", "1 kg white onion"],
		["Apple Golden", "3 apples"],
	])("%s is not what %s says", (name, line) => {
		expect(found(name, line)).toBeUndefined();
	});

	it("are found for what the example crates hold most", () => {
		const products = goods.map(({ slug, name }) => ({ _id: slug, name }));
		const bundles = goods.flatMap(({ name, offerPrice, contents }) =>
			contents ? [{ name, offerPrice, contents }] : [],
		);
		const byProduct = cratesByProduct(products, bundles);
		for (const slug of ["potato", "onion", "tomato", "kinnow", "banana", "palak"]) {
			expect(byProduct[slug]?.length, slug).toBeGreaterThan(0);
		}
	});
});
