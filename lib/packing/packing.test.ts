import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { inBag } from "@/lib/money/bag";
import type { OrderLine } from "@/lib/orders/rules/order";
import { itemsInBag } from "@/lib/orders/rules/seller-order";
import { NO_WISH } from "@/lib/products/rules/wishes";
import { BY_PIECE } from "@/lib/text/sold-by";
import { latestOf } from "./client";
import {
	byUrgency,
	changeText,
	costOf,
	isChanged,
	lessOf,
	lineAmountText,
	linesByCategory,
	type Packed,
	piecesWords,
} from "./rules";

const line = (packed: Packed | null): OrderLine => ({
	product: { _id: "a", name: "Palak", imageUrl: "" },
	unitPrice: 60,
	quantity: 2,
	...BY_PIECE,
	ifMissing: null,
	...NO_WISH,
	packed,
});
const chard = (unitPrice: number) => ({
	product: { _id: "b", name: "Chard", imageUrl: "" },
	unitPrice,
	quantity: 1,
	...BY_PIECE,
});

it("what was answered stays where the list that comes was read before it", () => {
	const known = [
		{ _id: "a", revision: 3 },
		{ _id: "gone", revision: 1 },
	];
	const read = (revision: number) =>
		latestOf(
			[
				{ _id: "new", revision: 0 },
				{ _id: "a", revision },
			],
			known,
		)[1];
	expect([2, 3, 4].map((revision) => read(revision)?.revision)).toEqual([3, 3, 4]);
	expect(latestOf([{ _id: "new", revision: 0 }], known)).toEqual([{ _id: "new", revision: 0 }]);
});

it.each([
	[null, null],
	[{ quantity: 2, replacement: null }, null],
	[{ quantity: 1, replacement: null }, "There was 1 of 2 Palak. Rs. 60 less."],
	[{ quantity: 0, replacement: null }, "There was no Palak. Rs. 120 less."],
	[{ quantity: 1, replacement: chard(40) }, "There was 1 of 2 Palak, 1 Chard instead. Rs. 20 less."],
	[{ quantity: 0, replacement: chard(300) }, "There was no Palak, 1 Chard instead. Same price."],
])("%j reads %s", (packed, text) => {
	expect(changeText(line(packed))).toBe(text);
});

it("two of three were there, not was", () => {
	const three = { ...line({ quantity: 2, replacement: null }), quantity: 3 };
	expect(changeText(three)).toBe("There were 2 of 3 Palak. Rs. 60 less.");
});

it.each([
	[null, "2"],
	[{ quantity: 2, replacement: null }, "2"],
	[{ quantity: 1, replacement: chard(40) }, "1 of 2"],
	[{ quantity: 0, replacement: null }, "0 of 2"],
])("%j of two is %s", (packed, words) => {
	expect(piecesWords({ ...line(null), packed })).toBe(words);
});

const weighed = (grams: number, instead: ReturnType<typeof chard> | null = null): OrderLine => ({
	...line({ quantity: Math.ceil(grams / 250), grams, replacement: instead }),
	...{ unitPrice: 320, quantity: 4, soldBy: "weight", stepGrams: 250, grams: 1000 },
});

it.each([
	[weighed(1000), null, "Palak, 1 kg, weighed 1 kg"],
	[weighed(920), "Palak: ordered 1 kg, weighed 920 g. Rs. 26 less.", "Palak, 1 kg, weighed 920 g"],
	[
		weighed(1040),
		"Palak: ordered 1 kg, weighed 1.04 kg. The extra 40 g cost you nothing.",
		"Palak, 1 kg, weighed 1.04 kg",
	],
	[weighed(0), "There was no Palak. Rs. 320 less.", "Palak, 1 kg, weighed 0 g"],
	[
		weighed(500, chard(200)),
		"Palak: ordered 1 kg, weighed 500 g, 1 Chard instead. Same price.",
		"Palak, 1 kg, weighed 500 g",
	],
])("what was weighed is said beside what was ordered: %#", (of, change, amount) => {
	expect([changeText(of), lineAmountText("Palak", of)]).toEqual([change, amount]);
});

test.each<[string, OrderLine, number]>([
	["what was ordered where nobody has decided", line(null), 2],
	["what is there", line({ quantity: 1, replacement: null }), 1],
	["nothing of what is missing", line({ quantity: 0, replacement: null }), 0],
	["what stands in for the rest", line({ quantity: 1, replacement: chard(60) }), 2],
	["once what was weighed", weighed(480), 1],
	["nothing of what weighs nothing", weighed(0), 0],
])("a rider counts %s", (_, item, items) => {
	expect(itemsInBag({ items: [item] })).toBe(items);
});

test("a line by weight never costs more than was ordered, and what is in the bag is worth what it cost", () => {
	const grams = fc.integer({ min: 0, max: 2000 });
	fc.assert(
		fc.property(grams, fc.integer({ min: 1, max: 5000 }), (there, unitPrice) => {
			const of = { ...weighed(there), unitPrice };
			const bag = inBag([of], () => "a").get("a");
			expect(costOf(of)).toBe(Math.min(unitPrice, Math.round((unitPrice * there) / 1000)));
			expect([bag?.cost ?? 0, bag?.units ?? 0]).toEqual([costOf(of), there]);
			expect(lessOf(of)).toBe(unitPrice - costOf(of));
		}),
	);
});

const pear = { product: { _id: "p", name: "Pear", imageUrl: "" } };

describe("what a packed line costs", () => {
	it("falls with what is missing, by the line's own price", () => {
		const tomato = { unitPrice: 120, quantity: 3 };
		expect(costOf({ ...tomato, packed: { quantity: 2, replacement: null } })).toBe(240);
		expect(costOf({ ...tomato, packed: { quantity: 0, replacement: null } })).toBe(0);
		expect(costOf({ ...tomato, packed: null })).toBe(360);
	});

	it("takes a dearer thing instead at the price of what was ordered, a cheaper one at its own", () => {
		const apple = { unitPrice: 300, quantity: 1 };
		const withPear = (unitPrice: number) =>
			costOf({ ...apple, packed: { quantity: 0, replacement: { ...pear, unitPrice, quantity: 1 } } });
		expect(withPear(400)).toBe(300);
		expect(withPear(280)).toBe(280);
	});
});

it("tells what was changed from what was not, and from what is still open", () => {
	expect(isChanged({ quantity: 2, packed: null })).toBe(false);
	expect(isChanged({ quantity: 2, packed: { quantity: 2, replacement: null } })).toBe(false);
	expect(isChanged({ quantity: 2, packed: { quantity: 1, replacement: null } })).toBe(true);
});

it("puts the least time left first, of two equal ones the older", () => {
	const late = { _id: "6a2fc3", promisedAt: "2026-06-15T10:00:00.000Z" };
	const older = { _id: "6a2fc1", promisedAt: "2026-06-15T11:00:00.000Z" };
	const newer = { _id: "6a2fc2", promisedAt: "2026-06-15T11:00:00.000Z" };
	expect([newer, older, late].sort(byUrgency)).toEqual([late, older, newer]);
});

it("walks the categories in the order of the shop, what has none last", () => {
	const of = (category?: "Fruits" | "Vegetables" | "Bundles") => ({ product: { category } });
	const lines = [of("Bundles"), of(), of("Fruits"), of("Vegetables"), of("Fruits")];
	expect(linesByCategory(lines).map((group) => [group.category, group.lines.length])).toEqual([
		["Vegetables", 1],
		["Fruits", 2],
		["Bundles", 1],
		[null, 1],
	]);
});
