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
