import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/lib/orders/rules/order";
import { NO_WISH } from "@/lib/products/rules/wishes";
import { BY_PIECE } from "@/lib/text/sold-by";
import {
	byUrgency,
	changesOfOrder,
	changeText,
	costOf,
	isChanged,
	linesByCategory,
	type Packed,
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

it("names only what was changed", () => {
	const lines = [
		line(null),
		line({ quantity: 0, replacement: null }),
		line({ quantity: 2, replacement: null }),
	];
	expect(changesOfOrder(lines)).toHaveLength(1);
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
