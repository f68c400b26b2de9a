import { describe, expect, test } from "vitest";
import { productFormSchema, stockSchema } from "../schema/product-form";
import { descriptionLines, slugOf } from "./product-form";

const peach = {
	name: "  Peach ",
	description: [" Soft, sweet peaches from Swat. ", "", "Best within two days."],
	category: "Fruits",
	price: 400,
	offerPrice: 340,
};

function firstMessage(change: Record<string, unknown>): string | undefined {
	return productFormSchema.safeParse({ ...peach, ...change }).error?.issues[0]?.message;
}

test("a product is kept trimmed, without empty lines, with what was left out filled in", () => {
	expect(productFormSchema.parse(peach)).toEqual({
		name: "Peach",
		description: ["Soft, sweet peaches from Swat.", "Best within two days."],
		category: "Fruits",
		price: 400,
		offerPrice: 340,
		unit: "",
		urduUnit: "",
		urduName: "",
		urduDescription: [],
		spellings: "",
		isDeal: false,
		contents: [],
		urduContents: [],
	});
});

test.each([
	["name", "   ", "Product name is required"],
	["name", undefined, "Product name is required"],
	["name", { $gt: "" }, "Product name is required"],
	["description", [], "Product description is required"],
	["description", ["  ", "\n"], "Product description is required"],
	["description", undefined, "Product description is required"],
	["category", "", "Please select a category"],
	["category", "Meat", "Please select a category"],
	["price", 0, "Please enter a valid price"],
	["price", -5, "Please enter a valid price"],
	["price", 10.5, "Please enter a valid price"],
	["price", "400", "Please enter a valid price"],
	["price", Number.NaN, "Please enter a valid price"],
	["offerPrice", 0, "Please enter a valid offer price"],
	["offerPrice", null, "Please enter a valid offer price"],
])("%s %o is refused: %s", (field, value, message) => {
	expect(firstMessage({ [field]: value })).toBe(message);
});

test("the offer price may be above the price", () => {
	expect(firstMessage({ offerPrice: 500 })).toBeUndefined();
});

test("a category is read whatever its case", () => {
	expect(productFormSchema.parse({ ...peach, category: "vegetables" }).category).toBe("Vegetables");
});

test("a description is split on line breaks, without empty lines", () => {
	expect(descriptionLines(" one \r\n\r\n  two\n")).toEqual(["one", "two"]);
});

describe("slug", () => {
	test.each([
		["Mango Chaunsa", "mango-chaunsa"],
		["  Jalapeño & Co. ", "jalapeno-co"],
		["آم", "product"],
	])("%s becomes %s", (name, slug) => {
		expect(slugOf(name)).toBe(slug);
	});
});

test("the stock switch needs a real id and a real yes or no", () => {
	const id = "64b7f0c2a1d3e4f5a6b7c8d9";
	expect(stockSchema.safeParse({ id, inStock: "yes" }).success).toBe(false);
	expect(stockSchema.safeParse({ id: { $ne: "" }, inStock: true }).success).toBe(false);
	expect(stockSchema.parse({ id, inStock: false })).toEqual({ id, inStock: false });
});
