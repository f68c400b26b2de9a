import { describe, expect, test } from "vitest";
import { PRICE_LIST_COLUMNS, priceListRowSchema, rowOf } from "@/lib/products/schema/bulk-change";
import type { SellerProduct } from "@/lib/products/schema/product-form";
import { edited } from "@/tests/support/goods";
import { inBatches, priceAfter } from "./product-form";
import { pageOf, parseProductListFilters, productListHref, viewProductList } from "./product-list";
import { buildSearchIndex } from "./search";

const product = (name: string, fields: Partial<SellerProduct> = {}) =>
	edited(name, { price: 400, offerPrice: 400, ...fields });

const catalogue = [
	product("Tomato", { category: "Vegetables", offerPrice: 90 }),
	product("Peach", { inStock: false }),
	{ ...product("Mango", { isDeal: true, offerPrice: 280 }), isExample: true as const },
];
const index = buildSearchIndex(catalogue);
const names = (search: string) =>
	viewProductList(catalogue, index, parseProductListFilters(search)).map(({ name }) => name);

describe("the overview shows", () => {
	test.each([
		["", ["Mango", "Peach", "Tomato"]],
		["?q=tomatto", ["Tomato"]],
		["?category=Fruits", ["Mango", "Peach"]],
		["?stock=out", ["Peach"]],
		["?stock=in", ["Mango", "Tomato"]],
		["?stock=deal", ["Mango"]],
		["?stock=example", ["Mango"]],
		["?sort=price-low", ["Tomato", "Mango", "Peach"]],
		["?stock=maybe&sort=none&category=Meat", ["Mango", "Peach", "Tomato"]],
	])("%s", (search, expected) => {
		expect(names(search)).toEqual(expected);
	});
});

test("an overview's address brings the same overview back", () => {
	const search = "?q=mango&category=Fruits&stock=in&sort=price-high&archived=1&page=3";
	expect(productListHref(parseProductListFilters(search))).toBe(`/seller/product-list${search}`);
	expect(productListHref(parseProductListFilters(""))).toBe("/seller/product-list");
});

test.each(["0", "-1", "x", "1.5"])("page %s is the first one", (page) => {
	expect(parseProductListFilters(`?page=${page}`).page).toBe(1);
});

describe("a long list comes in pages", () => {
	const list = Array.from({ length: 450 }, (_, place) => place);
	test.each([
		[1, { page: 1, pages: 3, from: 1, to: 200 }, 0],
		[3, { page: 3, pages: 3, from: 401, to: 450 }, 400],
		[9, { page: 3, pages: 3, from: 401, to: 450 }, 400],
	])("page %i", (wanted, expected, first) => {
		const page = pageOf(list, wanted);
		expect(page).toMatchObject(expected);
		expect(page.items[0]).toBe(first);
		expect(page.items).toHaveLength(expected.to - expected.from + 1);
	});
});

test("a change of many products goes out in calls of at most 500, none left out", () => {
	const products = Array.from({ length: 1201 }, (_, place) => ({ _id: String(place), revision: place % 7 }));
	const calls = inBatches(products, { kind: "stock", inStock: false });
	expect(calls.map((call) => call.ids.length)).toEqual([500, 500, 201]);
	const sent = calls.flatMap(({ ids, revisions }) => ids.map((_id) => ({ _id, revision: revisions?.[_id] })));
	expect(sent).toEqual(products);
	expect(calls.every((call) => call.kind === "stock" && !call.inStock)).toBe(true);
});

test.each([
	[100, 10, 110],
	[95, -10, 86],
	[1, -90, 1],
	[999_999, 200, 1_000_000],
])("Rs. %i by %i percent is Rs. %i", (before, percent, after) => {
	expect(priceAfter(before, percent)).toBe(after);
});

describe("a line of the price list", () => {
	const line = rowOf(
		product("Peach", {
			urduName: "آڑو",
			urduDescription: ["نرم۔", "میٹھا۔"],
			spellings: "aru, aaru",
			wishes: ["ripe_today", "small"],
			isDeal: true,
		}),
	);

	test("has a column for everything that is read from it, beginning with the slug", () => {
		expect(PRICE_LIST_COLUMNS.toSorted()).toEqual(Object.keys(priceListRowSchema.shape).toSorted());
		expect(Object.keys(line)).toEqual(PRICE_LIST_COLUMNS);
		expect(PRICE_LIST_COLUMNS[0]).toBe("slug");
	});

	test("says what the product is, and is read back as that", () => {
		expect(priceListRowSchema.parse(line)).toEqual({
			slug: "peach",
			name: "Peach",
			urduName: "آڑو",
			spellings: "aru, aaru",
			category: "Fruits",
			unit: "1 kg",
			urduUnit: "",
			soldBy: "piece",
			stepGrams: null,
			aboutGrams: null,
			price: 400,
			offerPrice: 400,
			inStock: true,
			isDeal: true,
			description: ["Soft.", "Sweet."],
			urduDescription: ["نرم۔", "میٹھا۔"],
			contents: [],
			urduContents: [],
			wishes: ["ripe_today", "small"],
			stock: null,
			stockBefore: null,
		});
	});

	test("may say how many pieces there are; a list from before that says nothing of them", () => {
		expect(priceListRowSchema.parse({ ...line, stock: " 12 " }).stock).toBe(12);
		const { stock: _, ...before } = line;
		expect(priceListRowSchema.parse(before)).not.toHaveProperty("stock");
	});

	test("from before there was Urdu says nothing of it, and may say that there is none", () => {
		const { urduUnit: _unit, urduDescription: _words, urduContents: _crate, ...before } = line;
		const read = Object.keys(priceListRowSchema.parse(before));
		expect(read.filter((field) => field.startsWith("urdu"))).toEqual(["urduName"]);
		expect(priceListRowSchema.parse({ ...line, urduDescription: "" }).urduDescription).toEqual([]);
	});

	test.each([
		["slug", "", "The slug is missing: it says which product this line is about"],
		["price", "free", "Please enter a valid price"],
		["offerPrice", "", "Please enter a valid offer price"],
		["stock", "many", "Stock must be a whole number of pieces, or nothing where they are not counted"],
		["stock", "1.5", "Stock must be a whole number of pieces, or nothing where they are not counted"],
		["inStock", "maybe", "In stock must be yes or no"],
		["category", "Meat", "Please select a category"],
		["description", "\n", "Product description is required"],
	])("%s %o is wrong: %s", (field, value, message) => {
		expect(priceListRowSchema.safeParse({ ...line, [field]: value }).error?.issues[0]?.message).toBe(message);
	});
});
