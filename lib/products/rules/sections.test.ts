import { describe, expect, it, test, vi } from "vitest";
import { shown } from "@/tests/support/goods";
import type { ProductSummary } from "./product";
import { relatedTo, similarTo, sortByName } from "./sections";

const product = (name: string, category: ProductSummary["category"], inStock = true) =>
	shown(name, { category, inStock });

const fruits = ["a", "b", "c", "d", "e", "f", "g"].map((id) => product(id, "Fruits"));
const catalogue = [...fruits, product("palak", "Vegetables")];
const ids = (products: ProductSummary[]) => products.map(({ _id }) => _id);

describe("relatedTo", () => {
	it("shows at most four others of the same category", () => {
		const related = relatedTo(product("a", "Fruits"), catalogue);
		expect(related).toHaveLength(4);
		expect(ids(related)).not.toContain("a");
		expect(related.every(({ category }) => category === "Fruits")).toBe(true);
	});

	it("draws them by lot", () => {
		let lot = 0;
		const random = vi.spyOn(Math, "random").mockImplementation(() => {
			lot += 0.1;
			return 1 - lot;
		});
		expect(ids(relatedTo(product("a", "Fruits"), catalogue))).toEqual(["g", "f", "e", "d"]);
		random.mockRestore();
	});

	it("puts what can be bought before what cannot", () => {
		const stocked = [product("x", "Bundles", false), product("y", "Bundles"), product("z", "Bundles", false)];
		expect(ids(relatedTo(product("a", "Bundles"), stocked))[0]).toBe("y");
	});

	it("is empty where there is no other", () => {
		expect(relatedTo(product("palak", "Vegetables"), catalogue)).toEqual([]);
	});
});

describe("similarTo", () => {
	const priced = (id: string, offerPrice: number, more: Partial<ProductSummary> = {}) => ({
		...product(id, "Fruits"),
		offerPrice,
		...more,
	});

	it("names four of the category that can be bought, the nearest in price first", () => {
		const soldOut = priced("falsa", 180, { inStock: false });
		const others = [
			soldOut,
			priced("far", 900),
			priced("near", 190),
			priced("gone", 180, { inStock: false }),
			priced("palak", 180, { category: "Vegetables" }),
			priced("below", 150),
			priced("above", 260),
			priced("farther", 2450),
			priced("same", 180),
		];
		expect(ids(similarTo(soldOut, others))).toEqual(["same", "near", "below", "above"]);
	});
});

test("names stand as people order them", () => {
	const names = ["banana", "Apple", "Éclair", "date", "Carrot", "Crate 10", "Crate 9"];
	const sorted = sortByName(names.map((name) => ({ name })));
	expect(sorted.map(({ name }) => name)).toEqual([
		"Apple",
		"banana",
		"Carrot",
		"Crate 9",
		"Crate 10",
		"date",
		"Éclair",
	]);
});

test("Urdu names stand by the Urdu alphabet, and what has none by its English name after them", () => {
	const urdu = ["ہری مرچ", "ٹماٹر", "گاجر", "پیاز", "آلو", "تربوز", "کیلا", "چقندر", "جامن"];
	const products: { name: string; urduName?: string }[] = [
		{ name: "Kiwi" },
		...urdu.map((urduName) => ({ name: "Same", urduName })),
		{ name: "Avocado" },
	];
	const sorted = sortByName(products, "ur").map(({ name, urduName }) => urduName ?? name);
	expect(sorted).toEqual([
		..."آلو پیاز تربوز ٹماٹر جامن چقندر کیلا گاجر".split(" "),
		"ہری مرچ",
		"Avocado",
		"Kiwi",
	]);
});
