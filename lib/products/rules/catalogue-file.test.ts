import { describe, expect, test } from "vitest";
import { kindOfFile, understand } from "./catalogue-file";

describe("what a file is", () => {
	test.each([
		["list", "slug,name,urduName,category,price,offerPrice,stock"],
		["list", "hello"],
		["table", "name,category,price,image"],
		["table", "Slug,Name,Category,Price,Offer price,Image"],
		["shopify", "Handle,Title,Body (HTML),Vendor,Variant Price,Image Src"],
		["shopify", "Title,URL handle,Description,Price,Product image URL"],
		["woocommerce", "ID,Type,SKU,Name,Regular price,Categories,Images"],
	])("is %s by %s", (kind, headers) => {
		expect(kindOfFile(headers.split(","))).toBe(kind);
	});
});

test("Shopify's newer headers, hidden products, and variants without a SKU are understood", () => {
	const row = { Title: "Mango", "URL handle": "mango", Type: "", Tags: "fruit, fresh", Status: "Draft" };
	const { lines } = understand(
		[
			"Title",
			"URL handle",
			"Type",
			"Tags",
			"Status",
			"Option1 value",
			"Price",
			"Compare-at price",
			"Product image URL",
		],
		[
			{
				...row,
				"Option1 value": "Default Title",
				Price: "240.00",
				"Product image URL": "https://a.example/m.png",
			},
			{ Title: "", "URL handle": "mango", "Option1 value": "Box", Price: "900", "Compare-at price": "1000" },
		],
	);
	expect(lines).toEqual([
		{
			line: 2,
			handle: "mango",
			cells: {
				...{ name: "Mango", category: "Fruits", price: "240", offerPrice: "240", inStock: "no" },
				image: "https://a.example/m.png",
			},
		},
		{
			line: 3,
			handle: "mango/Box",
			leansOn: 2,
			cells: {
				...{
					name: "Mango",
					category: "Fruits",
					unit: "Box",
					price: "1000",
					offerPrice: "900",
					inStock: "no",
				},
				image: "https://a.example/m.png",
			},
		},
	]);
});

test("Shopify's goods that nobody counts have no number", () => {
	const headers = ["Handle", "Title", "Variant Inventory Tracker", "Variant Inventory Qty", "Variant Price"];
	const stocks = (known: readonly string[]) =>
		understand(
			known,
			["shopify", ""].map((tracker) => ({
				...{
					Handle: `mango${tracker}`,
					Title: "Mango",
					"Variant Price": "240",
					"Variant Inventory Qty": "0",
				},
				"Variant Inventory Tracker": tracker,
			})),
		).lines.map(({ cells }) => cells.stock);
	expect(stocks(headers)).toEqual(["0", undefined]);
	expect(stocks(headers.toSpliced(2, 1)), "an export without the column").toEqual(["0", "0"]);
});

test("WooCommerce's variations take what their parent says", () => {
	const { lines } = understand(
		[
			"ID",
			"Type",
			"SKU",
			"Name",
			"Description",
			"Regular price",
			"Categories",
			"Images",
			"Parent",
			"In stock?",
		],
		[
			{
				ID: "7",
				Type: "variable",
				SKU: "OIL",
				Name: "Basket",
				Categories: "Gifts > Hamper",
				Images: "https://a.example/b.png",
			},
			{
				ID: "8",
				Type: "variation",
				Name: "Basket - large",
				"Regular price": "1500",
				Parent: "OIL",
				"In stock?": "0",
			},
		],
	);
	expect(lines).toMatchObject([
		{
			line: 3,
			handle: "woo-8",
			cells: { name: "Basket - large", category: "Bundles", inStock: "no", image: "https://a.example/b.png" },
		},
	]);
});

test("WooCommerce's attributes are the unit of variations, and elsewhere where they say so; those may be counted with their parent", () => {
	const headers = ["ID", "Type", "Name", "Regular price", "Stock", "Parent"];
	const attribute = (name: string, value: string) => ({
		"Attribute 1 name": name,
		"Attribute 1 value(s)": value,
	});
	const simple = { ID: "5", Type: "simple", Name: "Mango", "Regular price": "240", Stock: "7", Parent: "" };
	const variation = { ...simple, ID: "6", Type: "variation", Stock: "parent", Parent: "id:4" };
	const { lines } = understand(
		[...headers, "Attribute 1 name", "Attribute 1 value(s)"],
		[
			{ ...simple, ...attribute("Origin", "Multan") },
			{ ...simple, ...attribute("Weight", "1 kg") },
			{ ...variation, ...attribute("Crate", "5 kg") },
		],
	);
	expect(lines.map(({ cells }) => [cells.unit, cells.stock])).toEqual([
		[undefined, "7"],
		["1 kg", "7"],
		["5 kg", undefined],
	]);
});

test("a line of our own list that ends early says nothing of the rest", () => {
	const { lines } = understand(["slug", "name", "price"], [{ slug: "kinnow", name: "Kinnow" }]);
	expect(lines[0]?.cells).toEqual({ slug: "kinnow", name: "Kinnow", price: "" });
});

test("empty rows are no lines, and the others keep the number that a spreadsheet shows", () => {
	const rows = [{ name: "A" }, { name: " " }, { name: "B" }, { name: "" }];
	expect(understand(["name", "image"], rows).lines.map(({ line }) => line)).toEqual([2, 4]);
});

test("a WooCommerce product without a parent takes nothing from another without a SKU", () => {
	const { lines } = understand(
		["Type", "SKU", "Name", "Regular price", "Images", "Parent"],
		[
			{ Type: "simple", Name: "Without", "Regular price": "10" },
			{ Type: "simple", Name: "Other", "Regular price": "20", Images: "https://a.example/o.png" },
		],
	);
	expect(lines[0]?.cells).not.toHaveProperty("image");
});

test("a table's empty stockBefore says that the shelf was not counted; without the column it says nothing", () => {
	const row = { name: "A", image: "a.png", stock: "12", stockBefore: "" };
	const cellsBy = (...headers: string[]) => understand(headers, [row]).lines.map(({ cells }) => cells);
	expect(cellsBy("name", "image", "stock", "stockBefore")).toEqual([row]);
	expect(cellsBy("name", "image", "stock")).toEqual([{ name: "A", image: "a.png", stock: "12" }]);
});
