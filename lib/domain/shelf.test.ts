import { describe, expect, test } from "vitest";
import { priceAfter } from "./bulk-change";
import { priceListRowSchema, rowOf } from "./price-list";
import { buildSearchIndex } from "./search";
import type { SellerProduct } from "./seller-product";
import { parseShelfFilters, shelfHref, viewShelf } from "./shelf";

function product(name: string, fields: Partial<SellerProduct> = {}): SellerProduct {
	return {
		_id: name,
		slug: name.toLowerCase(),
		name,
		category: "Fruits",
		unit: "1 kg",
		price: 400,
		offerPrice: 400,
		imageUrl: "/images/a.webp",
		images: ["/images/a.webp"],
		inStock: true,
		isDeal: false,
		rating: 0,
		reviewCount: 0,
		description: ["Soft.", "Sweet."],
		contents: [],
		isArchived: false,
		revision: 0,
		...fields,
	};
}

const shelf = [
	product("Tomato", { category: "Vegetables", offerPrice: 90 }),
	product("Peach", { inStock: false }),
	product("Mango", { isDeal: true, offerPrice: 280 }),
];
const index = buildSearchIndex(shelf);
const names = (search: string) => viewShelf(shelf, index, parseShelfFilters(search)).map(({ name }) => name);

describe("the overview shows", () => {
	test.each([
		["", ["Mango", "Peach", "Tomato"]],
		["?q=tomatto", ["Tomato"]],
		["?category=Fruits", ["Mango", "Peach"]],
		["?stock=out", ["Peach"]],
		["?stock=in", ["Mango", "Tomato"]],
		["?stock=deal", ["Mango"]],
		["?sort=price-low", ["Tomato", "Mango", "Peach"]],
		["?stock=maybe&sort=none&category=Meat", ["Mango", "Peach", "Tomato"]],
	])("%s", (search, expected) => {
		expect(names(search)).toEqual(expected);
	});
});

test("an overview's address brings the same overview back", () => {
	const search = "?q=mango&category=Fruits&stock=in&sort=price-high&archived=1";
	expect(shelfHref(parseShelfFilters(search))).toBe(`/seller/product-list${search}`);
	expect(shelfHref(parseShelfFilters(""))).toBe("/seller/product-list");
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
	const line = rowOf(product("Peach", { urduName: "آڑو", isDeal: true }));

	test("says what the product is, and is read back as that", () => {
		expect(priceListRowSchema.parse(line)).toEqual({
			slug: "peach",
			name: "Peach",
			urduName: "آڑو",
			category: "Fruits",
			unit: "1 kg",
			price: 400,
			offerPrice: 400,
			inStock: true,
			isDeal: true,
			description: ["Soft.", "Sweet."],
			contents: [],
		});
	});

	test.each([
		["slug", "", "The slug is missing: it says which product this line is about"],
		["price", "free", "Please enter a valid price"],
		["offerPrice", "", "Please enter a valid offer price"],
		["inStock", "maybe", "In stock must be yes or no"],
		["category", "Meat", "Please select a category"],
		["description", "\n", "Product description is required"],
	])("%s %o is wrong: %s", (field, value, message) => {
		expect(priceListRowSchema.safeParse({ ...line, [field]: value }).error?.issues[0]?.message).toBe(message);
	});
});
