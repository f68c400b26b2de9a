import { describe, expect, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { indexNames } from "./find-product";
import { matchList } from "./match-list";

const index = indexNames(goods.map((good) => ({ ...good, _id: good.slug })));

/** `slug quantity` of each line, with a question mark where it is not sure; `-` for what the shop does not have. */
const said = (text: string) =>
	matchList(text, index)
		.map(({ product, quantity, isSure }) =>
			product ? `${product._id} ${quantity}${isSure ? "" : "?"}` : "-",
		)
		.join(", ");

describe("two amounts beside each other", () => {
	test.each([
		["lemon 1 dozen 1 kg", "lemon 48?"],
		["shimla mirch 4 adad 500 g", "shimla-mirch 4?"],
		["kele 1 darjan 6 adad", "banana 6?"],
		["پپیتا 2 عدد 3 کلو", "papaya 4?"],
		["mushroom 2 packet 400 g", "mushroom 4?"],
		["ajwa 1 kg (2 box)", "ajwa 4?"],
		["strawberry 1 kg 2 packet", "strawberry 4?"],
		["aloo 2 kilo wale 3 packet", "potato 6?"],
				["strawberry 2 box 500 g", "strawberry 2"],
		["3 packet adrak 250 g", "ginger 3"],
		["kiwi 2 packet 6 adad", "kiwi 2?"],
		["aloo 4 packet 1 kg", "potato 4?"],
		["250 g ke 3 packet adrak", "ginger 3"],
		["mushroom 2 packet x 400 g", "mushroom 4"],
		["shimla mirch 2 adad x 500 g", "shimla-mirch 2"],
	])("%s is %s", (text, line) => expect(said(text)).toBe(line));
});

test.each([
	["pyaz 1 kg x 60", "onion 60?"],
	["kele 1 darjan x 90", "banana 90?"],
	["adrak pao x 90", "ginger 90?"],
	["60 x 1 kg pyaz", "onion 60?"],
	["dhania 1 x 30", "dhania 30?"],
	["angoor kala 500 g x 4", "grapes-black 4"],
])("times a number that may be a price, %s is %s", (text, line) => expect(said(text)).toBe(line));

describe("things without a comma between", () => {
	test.each([
		["dhania podina 1 1 gaddi", "dhania 1?, podina 1?"],
		["adrak lehsan 1 pao", "ginger 1?, garlic 1?"],
		["aloo pyaz tamatar 2 2 kilo", "potato 2?, onion 2?, tomato 2?"],
		["مولی گاجر ایک ایک کلو", "mooli 1?, carrot 1?"],
		["hari mirch dhania podina", "green-chilli 1?, dhania 1?, podina 1?"],
		["aloo 3 kg, dhania podina 1 gaddi", "potato 3, dhania 1?, podina 1?"],
		["adrak lehsan paste 1", "-"],
		["lehsan ya adrak 1 pao", "garlic 1?"],
		["aloo bukhara 1 kg", "plum 1"],
		["aloo potato 2 kg", "potato 2"],
		["spring onion 1 kg", "onion 1?"],
	])("%s is %s", (text, lines) => expect(said(text)).toBe(lines));

	test("each has its own words, as they were written", () => {
		const lines = matchList("adrak lehsan 1 pao", index);
		expect(lines.map(({ words }) => words)).toEqual(["adrak", "lehsan"]);
		expect(matchList("مولی، کھیرے آڑو ۲ کلو", index).map(({ text }) => text)).toEqual([
			"مولی",
			"کھیرے",
			"آڑو",
		]);
	});
});
