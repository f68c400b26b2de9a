import { describe, expect, test } from "vitest";
import {
	editProductDataSchema,
	newProductDataSchema,
	productFormSchema,
	stockSchema,
} from "../schema/product-form";
import { isPhoto, looksBlurred, pictureName, pictureSet, pictureUrl, widthInName } from "./picture";
import { descriptionLines, keptSlug, offerBeside, slugOf } from "./product-form";

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
		soldBy: "piece",
		stepGrams: null,
		aboutGrams: null,
		urduUnit: "",
		urduName: "",
		urduDescription: [],
		spellings: "",
		isDeal: false,
		contents: [],
		urduContents: [],
		wishes: [],
		aisles: [],
	});
});

test("a cost that nobody knows can be sent back as it was answered, and says nothing", () => {
	for (const schema of [newProductDataSchema, editProductDataSchema]) {
		const costOf = (cost: unknown) => schema.parse({ ...peach, revision: 0, cost }).cost;
		expect([null, undefined, 0, 90].map(costOf)).toEqual([undefined, undefined, 0, 90]);
	}
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

test.each([
	["Desi-Pear 2", "desi-pear-2"],
	["Jalapeño", "jalapeno"],
	["آلو", "آلو"],
	["آلو-1kg", "آلو-1kg"],
	["پیاز-1kg", "پیاز-1kg"],
	["۱۲", "۱۲"],
])("the slug %s of a file is kept as %s", (slug, kept) => expect(keptSlug(slug)).toBe(kept));

test("the stock switch needs a real id and a real yes or no", () => {
	const id = "64b7f0c2a1d3e4f5a6b7c8d9";
	expect(stockSchema.safeParse({ id, inStock: "yes" }).success).toBe(false);
	expect(stockSchema.safeParse({ id: { $ne: "" }, inStock: true }).success).toBe(false);
	expect(stockSchema.parse({ id, inStock: false })).toEqual({ id, inStock: false });
});

test("an address tells a photograph from a cut-out", () => {
	expect(isPhoto(`/images/${pictureName("0f3a", true)}.webp`)).toBe(true);
	expect(isPhoto(`https://pictures.example/sabz/${pictureName("peach-0f3a", true)}`)).toBe(true);
	expect(isPhoto(`/images/${pictureName("0f3a", false)}.webp`)).toBe(false);
	expect(isPhoto("/images/photo-frame.webp")).toBe(false);
});

test("a picture comes in a width that is made, never narrower than asked for", () => {
	expect(pictureUrl("/images/0f3a-photo.webp", 100)).toBe("/images/0f3a-photo.128.webp");
	expect(pictureUrl("/art/x.webp", 9_999)).toBe("/art/x.1280.webp");
});

test("Cloudinary makes its widths itself, in the same quality", () => {
	const delivery = "https://res.cloudinary.com/shop/image/upload";
	expect(pictureUrl(`${delivery}/v12/sabz/0f3a.webp`, 300)).toBe(
		`${delivery}/c_limit,q_75,w_320/v12/sabz/0f3a.webp`,
	);
});

test("a picture from anywhere else is shown as it is", () => {
	expect(pictureUrl("https://pictures.example/peach.webp", 300)).toBe("https://pictures.example/peach.webp");
});

test("a file's name tells its width, and only one that is made", () => {
	expect(widthInName("0f3a-photo.384.webp")).toEqual({ name: "0f3a-photo", width: 384 });
	for (const file of ["0f3a.webp", "0f3a.385.webp", "0f3a.0384.webp", "../0f3a.384.webp", "0f3a.384.png"])
		expect(widthInName(file), file).toBeNull();
});

test("a set names every width of the range", () => {
	const set = pictureSet("/images/x.webp", 256, 512);
	expect(set.match(/\d+w/g)).toEqual(["256w", "320w", "384w", "512w"]);
});

test.each([
	[260, { price: 240, offerPrice: 240 }, 260],
	[300, { price: 240, offerPrice: 200 }, 200],
	[180, { price: 240, offerPrice: 200 }, 180],
	[240, { price: 240, offerPrice: 250 }, 250],
])("a price of %i said alone after %j is sold for %i", (price, before, offerPrice) => {
	expect(offerBeside(price, before)).toBe(offerPrice);
});

test.each([
	[12, 12, true, true],
	[400, 400, true, false],
	[2400, 500, true, true],
	[1200, 800, true, false],
	[399, 300, false, true],
	[800, 300, false, false],
	[2400, 500, false, false],
])("a picture of %i × %i pixels, a photograph: %s, is blurred on a card: %s", (width, height, photo, is) => {
	expect(looksBlurred({ width, height }, photo)).toBe(is);
});
