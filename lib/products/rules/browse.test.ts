import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shown } from "@/tests/support/goods";
import {
	browseHref,
	distinctCategories,
	filterProducts,
	isNarrowed,
	NO_FILTERS,
	orderByFit,
	PRICE_BANDS,
	parseFilters,
	SORTS,
	sortProducts,
} from "./browse";
import { CATEGORIES } from "./product";

const searchOf = (href: string) => href.replace(/^[^?]*/, "");
const anyFilters = fc.record({
	text: fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim()),
	category: fc.constantFrom(null, ...CATEGORIES),
	aisle: fc.constantFrom(null, "66a000000000000000000001"),
	band: fc.constantFrom(null, ...PRICE_BANDS.map(({ value }) => value)),
	sort: fc.constantFrom(null, ...SORTS),
});
const anyProduct = fc
	.record({
		_id: fc.uuid(),
		name: fc.string({ minLength: 1, maxLength: 8 }),
		category: fc.constantFrom(...CATEGORIES),
		aisles: fc.subarray(["66a000000000000000000001", "66a000000000000000000002"]),
		price: fc.integer({ min: 1, max: 4000 }),
		offerPrice: fc.integer({ min: 1, max: 4000 }),
		inStock: fc.boolean(),
		isDeal: fc.boolean(),
		rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
		reviewCount: fc.nat(100),
	})
	.map((fields) => shown(fields.name, fields));

const someProducts = fc.array(anyProduct, { maxLength: 30 });

describe("the address of a view", () => {
	it("is the bare page while nothing is asked for", () => {
		expect(browseHref({})).toBe("/all-products");
		expect(browseHref({ text: "  " })).toBe("/all-products");
	});

	it("names what is asked for", () => {
		const href = browseHref({ text: "آلو", category: "Vegetables", band: "under-500", sort: "price-low" });
		expect(href).toBe(
			"/all-products?q=%D8%A2%D9%84%D9%88&category=vegetables&price=under-500&sort=price-low",
		);
	});

	it("is read back as it was written", () => {
		fc.assert(
			fc.property(anyFilters, (filters) => {
				expect(parseFilters(searchOf(browseHref(filters)))).toEqual(filters);
			}),
		);
	});

	it("ignores what it does not understand", () => {
		expect(parseFilters("?category=meat&price=cheap&sort=popular&page=3")).toEqual(NO_FILTERS);
		fc.assert(fc.property(fc.string(), (search) => void parseFilters(search)));
	});

	it("reads a category in any case and cuts an endless text", () => {
		expect(parseFilters("?category=FRUITS").category).toBe("Fruits");
		expect(parseFilters(`?q=${"a".repeat(500)}`).text).toHaveLength(100);
	});
});

it("a view is narrowed by what it leaves out, not by its order", () => {
	expect(isNarrowed({ ...NO_FILTERS, sort: "rating" })).toBe(false);
	for (const narrow of [{ text: "a" }, { category: "Fruits" as const }, { band: "above-2000" as const }])
		expect(isNarrowed({ ...NO_FILTERS, ...narrow })).toBe(true);
});

describe("filterProducts", () => {
	it.each([
		["under-500", [1, 499]],
		["500-1000", [500, 999]],
		["1000-2000", [1000, 1999]],
		["above-2000", [2000, 9000]],
	] as const)("band %s looks at the offer price, its lower edge included", (band, prices) => {
		const priced = [1, 499, 500, 999, 1000, 1999, 2000, 9000].map((offerPrice) =>
			shown("Mango", { price: 9999, offerPrice }),
		);
		const kept = filterProducts(priced, { category: null, band }, null);
		expect(kept.map(({ offerPrice }) => offerPrice)).toEqual(prices);
	});

	it("keeps exactly what passes every filter, in the order given", () => {
		fc.assert(
			fc.property(someProducts, anyFilters, fc.nat(30), (products, filters, cut) => {
				const found = new Set(products.slice(cut).map(({ _id }) => _id));
				const kept = filterProducts(products, filters, found);
				const range = PRICE_BANDS.find(({ value }) => value === filters.band);
				for (const product of products) {
					const passes =
						found.has(product._id) &&
						(filters.aisle
							? product.aisles?.includes(filters.aisle) === true
							: !filters.category || product.category === filters.category) &&
						(!range || (product.offerPrice >= range.from && product.offerPrice < range.below));
					expect(kept.includes(product)).toBe(passes);
				}
				const places = kept.map((product) => products.indexOf(product));
				expect(places).toEqual(places.toSorted((a, b) => a - b));
			}),
		);
	});

	it("puts every product in exactly one price band", () => {
		fc.assert(
			fc.property(someProducts, (products) => {
				const banded = PRICE_BANDS.flatMap(({ value }) =>
					filterProducts(products, { category: null, band: value }, null),
				);
				expect(banded.map(({ _id }) => _id).toSorted()).toEqual(products.map(({ _id }) => _id).toSorted());
			}),
		);
	});
});

it("orderByFit puts the best fitting first and leaves equals as they came", () => {
	const products = ["a", "b", "c", "d"].map((name) => shown(name));
	const fits = new Map(Object.entries({ b: 2, c: 5, d: 2 }));
	expect(orderByFit(products, fits).map(({ _id }) => _id)).toEqual(["c", "b", "d", "a"]);
});

describe("sortProducts", () => {
	it("orders by price and rating and loses nothing", () => {
		fc.assert(
			fc.property(someProducts, (products) => {
				const low = sortProducts(products, "price-low").map(({ offerPrice }) => offerPrice);
				expect(low).toEqual(low.toSorted((a, b) => a - b));
				const high = sortProducts(products, "price-high").map(({ offerPrice }) => offerPrice);
				expect(high).toEqual(low.toReversed());
				const rated = sortProducts(products, "rating").map(({ rating }) => rating);
				expect(rated).toEqual(rated.toSorted((a, b) => b - a));
				expect(sortProducts(products, "name")).toHaveLength(products.length);
			}),
		);
	});

	it("lets equals stand by name", () => {
		const [carrot, okra] = [shown("Carrot"), shown("Okra")];
		for (const sort of SORTS) expect(sortProducts([carrot, okra], sort)).toEqual([carrot, okra]);
	});
});

it("the categories are those that are on sale, in the shop's order", () => {
	expect(distinctCategories([])).toEqual([]);
	const onSale = (["Bundles", "Fruits", "Bundles"] as const).map((category) => shown("x", { category }));
	expect(distinctCategories(onSale)).toEqual(["Fruits", "Bundles"]);
});
