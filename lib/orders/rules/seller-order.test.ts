import { expect, it, test } from "vitest";
import { type PrintChoice, printSchema } from "../schema/seller-order";
import { amountText, printHref, spokenLines } from "./seller-order";

const one = "64b7f0c2a1d3e4f5a63f9a2c";
const two = "64b7f0c2a1d3e4f5a63f9a2d";

test("an address names the orders, the document and the paper, and is read as it was written", () => {
	const choice: PrintChoice = { order: [one, two], as: "invoice", paper: "80mm" };
	const href = printHref(choice);
	expect(href).toBe(`/seller/print?order=${one}&order=${two}&as=invoice&paper=80mm`);
	expect(printSchema.parse({ order: [one, two], as: "invoice", paper: "80mm" })).toEqual(choice);
	expect(printHref({ as: "packing-slip", paper: "a4" })).toBe("/seller/print");
});

test("what makes no sense is packing slips on A4", () => {
	expect(printSchema.parse({ order: one, as: "poster", paper: "a0" })).toEqual({
		order: [one],
		as: "packing-slip",
		paper: "a4",
	});
	expect(printSchema.parse({ order: ["no-id"] }).order).toEqual([]);
	expect(printSchema.parse({}).order).toEqual([]);
});

test.each([
	[5, "1 kg", "5 kg"],
	[1, "1 kg", "1 kg"],
	[2, "1 dozen", "2 dozen"],
	[2, "500 g", "2 × 500 g"],
	[3, "1 bunch", "3 × 1 bunch"],
	[2, "10 kg", "2 × 10 kg"],
	[4, "", "4 ×"],
	[4, undefined, "4 ×"],
])("%i of %j is packed as %j", (quantity, unit, text) => {
	expect(amountText(quantity, unit)).toBe(text);
});

it.each([
	[
		"aloo 2, tamatar 1",
		[
			{ quantity: 2, words: "aloo" },
			{ quantity: 1, words: "tamatar" },
		],
	],
	["2 potato", [{ quantity: 2, words: "potato" }]],
	["shimla mirch", [{ quantity: 1, words: "shimla mirch" }]],
	["mango chaunsa 3", [{ quantity: 3, words: "mango chaunsa" }]],
	[
		"آلو 2، پیاز",
		[
			{ quantity: 2, words: "آلو" },
			{ quantity: 1, words: "پیاز" },
		],
	],
	["0 kinnow", [{ quantity: 1, words: "kinnow" }]],
	["2", []],
	[" , ", []],
])("%j is heard as %j", (text, lines) => {
	expect(spokenLines(text)).toEqual(lines);
});
