import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "@/lib/server/platform/csv";
import { PRICE_LIST_COLUMNS, priceListRowSchema, rowOf } from "../../schema/bulk-change";
import { productFormSchema, type SellerProduct, soldFields } from "../../schema/product-form";
import { faultyLines } from "./faults";
import { readTable } from "./read-file";

const ODD = [
	...["a, b", '"quoted"', '"', "two\nlines", "two\r\nlines", "\r", "a;b;c|d\te", "آم، چونسہ", "'=x", "''+1"],
	...["=1+1", "=HYPERLINK(1)\nand more", "+92", "-", "@SUM", "'", "#N/A", "0012", "1e5", "yes", "null", "🥭"],
];
const text = fc.oneof(
	fc.constantFrom(...ODD),
	fc.string({ unit: "grapheme", maxLength: 40 }),
	fc.array(fc.constantFrom(...ODD), { maxLength: 5 }).map((parts) => parts.join("")),
	fc.constantFrom(...ODD).map((odd) => odd.repeat(60)),
);
const texts = fc.array(text, { maxLength: 4 });
const grams = fc.option(fc.integer({ min: 50, max: 5000 }));

/** Whatever the seller's form takes, as it is kept. */
const products = fc
	.array(
		fc.record({
			...{ name: text, urduName: text, spellings: text, unit: text, urduUnit: text },
			...{ description: texts, urduDescription: texts, contents: texts, urduContents: texts },
			category: fc.constantFrom("Fruits", "vegetables", "BUNDLES"),
			soldBy: fc.constantFrom("piece", "weight"),
			...{ stepGrams: grams, aboutGrams: grams },
			...{ price: fc.integer({ min: 1, max: 9_999 }), offerPrice: fc.integer({ min: 1, max: 9_999 }) },
			isDeal: fc.boolean(),
			wishes: fc.subarray(["ripe_today", "small", "for_cooking"]),
		}),
		{ minLength: 1, maxLength: 12 },
	)
	.map((forms) =>
		forms.flatMap((form, at): SellerProduct[] => {
			const kept = productFormSchema.safeParse(form).data;
			if (!kept) return [];
			const stock = at % 2 === 0 ? null : at * 250;
			const rest = { _id: `id-${at}`, slug: `slug-${at}`, imageUrl: "/a.webp", images: [], rating: 0 };
			const state = {
				reviewCount: 0,
				cameAt: null,
				left: null,
				inStock: at % 3 > 0,
				isArchived: false,
				revision: 0,
			};
			return [{ ...kept, ...soldFields(kept), ...rest, ...state, stock }];
		}),
	);

test("a list that comes back as it went out says of each product what it is", () => {
	fc.assert(
		fc.property(products, (shelf) => {
			const { kind, lines } = readTable(csvOf(PRICE_LIST_COLUMNS, shelf.map(rowOf)));
			expect([kind, lines.length]).toEqual(["list", shelf.length]);
			for (const [at, product] of shelf.entries()) {
				const { stockBefore, ...said } = priceListRowSchema.parse(lines[at]?.cells);
				expect(product).toMatchObject(said);
				expect(stockBefore).toBe(product.stock);
			}
		}),
		{ numRuns: 400 },
	);
});

test.each([
	["semicolons", ";", "Sweet, ripe, fresh"],
	["commas", ",", "Sweet; ripe; fresh; local"],
	["tabs", "\t", "Sweet, ripe; fresh, local"],
])("a short list with %s is parted as its heading is", (_name, sign, description) => {
	const cells = { name: "Kinnow", category: "Fruits", price: "90", description, image: "a.png" };
	const heading = [...Object.keys(cells), "unit", "urduName", "soldBy", "stepGrams", '"aisles"'].join(sign);
	const row = ["Kinnow", "Fruits", "90", `"${description}"`, "a.png", "", "", "", "", ""].join(sign);
	for (const rows of [`${row}\r\n`, `${row}\r\n${row}\r\n`]) {
		const { kind, lines } = readTable(`\uFEFF${heading}\r\n${rows}`);
		expect(kind).toBe("table");
		for (const line of lines) expect(line).toMatchObject({ cells });
	}
});

test("a heading may have one column, or a name in two lines", () => {
	expect(readTable("name\nPear, sweet\n")).toMatchObject({ headers: ["name"] });
	expect(readTable('"Our\nshelf";name\nA1;Pear\n').lines).toMatchObject([{ cells: { name: "Pear" } }]);
});

test("a line with more cells than the heading is told of, unless they are empty", () => {
	const text = "name,category,price,image\nKinnow, sweet,Fruits,90,a.png\n\nPear,Fruits,90,,,\n";
	expect([...readTable(text).spilled]).toEqual([[2, ["a.png"]]]);
});

test("a faulty line goes back with the cell that has no column, and is a fault until that is mended", () => {
	const table = readTable("name,category,price,image\nKinnow, sweet,Fruits,90,a.png\nPear,Fruits,80,\n");
	const fault = { line: 2, name: "Kinnow", column: "cells", message: "", needed: "Quote it", value: "" };
	const again = faultyLines(table, [fault]);
	expect([...readTable(again).spilled]).toEqual([[2, ["a.png"]]]);
	expect(faultyLines(readTable(again), [fault])).toBe(again);
	const mended = readTable(
		again.replace('Kinnow," sweet"', '"Kinnow, sweet"').replace(",cells: Quote it", ""),
	);
	expect(mended.spilled.size).toBe(0);
	expect(mended.rows).toMatchObject([
		{ name: "Kinnow, sweet", category: "Fruits", price: "90", image: "a.png" },
	]);
});

test.each(["=1+1", "=1+1\nand more", "'=1+1", "\t=1", "-1"])(
	"%j opens as a text in a spreadsheet",
	(name) => {
		expect(csvOf(["name"], [{ name }])).toMatch(/^\uFEFFname\r\n"?'/);
	},
);
