import { expect, test } from "vitest";
import { printHref } from "./print";
import { type PrintChoice, printSchema } from "./print-schema";

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
