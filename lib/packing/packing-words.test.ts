import { expect, it } from "vitest";
import type { OrderLine } from "@/lib/orders/rules/order";
import type { Packed } from "./rules";
import { changesOfOrder, changeText } from "./rules";

const line = (packed: Packed | null): OrderLine => ({
	product: { _id: "a", name: "Palak", imageUrl: "" },
	unitPrice: 60,
	quantity: 2,
	ifMissing: null,
	packed,
});
const chard = (unitPrice: number) => ({
	product: { _id: "b", name: "Chard", imageUrl: "" },
	unitPrice,
	quantity: 1,
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
