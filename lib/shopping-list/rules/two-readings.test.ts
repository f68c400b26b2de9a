import { describe, expect, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { indexNames } from "./find-product";
import { readLines } from "./lines";
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
		["aloo 5kg ka thela 2", "potato 5?"],
		["aloo 5 kg katta 2", "potato 5?"],
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

test.each([
	["kacha kela 1 darjan", "banana 1?"],
	["raw papaya 2", "papaya 2?"],
	["methi dane 2", "methi 2?"],
	["میتھی دانے", "methi 1?"],
	["anar dane 1 kg", "pomegranate 1?"],
	["kiwi 6 dane", "kiwi 1"],
	["ratalu 1 kg", "-"],
	["dhania 5 tak 1 gaddi", "dhania 1?"],
	["to kg aloo", "potato 1?"],
	["for kg pyaz", "onion 1?"],
	["shaljam 11/2 kg", "shaljam 4?"],
	["~aloo 2 kg~", "potato 2?"],
	["~~aloo 2 kg~~\npyaz 1 kg", "potato 2?, onion 1"],
	["dhania\n12:30\npodina\n6:10 PM", "dhania 1, podina 1"],
	["lehsan\n1.25 \ndhania", "garlic 2?, dhania 1"],
])("%j is %s", (text, line) => expect(said(text)).toBe(line));

describe("things without a comma between", () => {
	test.each([
		["dhania podina 1 1 gaddi", "dhania 1?, podina 1?"],
		["adrak lehsan 1 pao", "ginger 1?, garlic 1?"],
		["aloo pyaz tamatar 2 2 kilo", "potato 2?, onion 2?, tomato 2?"],
		["مولی گاجر ایک ایک کلو", "mooli 1?, carrot 1?"],
		["hari mirch dhania podina", "green-chilli 1?, dhania 1?, podina 1?"],
		["aloo 3 kg, dhania podina 1 gaddi", "potato 3, dhania 1?, podina 1?"],
		["seb kele 2 kg 1 darjan", "apple-kala-kulu 2?, banana 1?"],
		["1) aloo 2kg 2) pyaz 1kg 3) tamatar 3kg", "potato 2?, onion 1?, tomato 3?"],
		["aloo 2 kg 2. pyaz 1 kg 3. dhania", "potato 2?, onion 1?, dhania 3?"],
		["1- آلو 2 کلو 2- پیاز 1 کلو", "potato 2?, onion 1?"],
		["1) 2 kg aloo 2) 1 kg pyaz", "potato 2?, onion 1?"],
		["aloo 5 kg 2) bhej do", "potato 5?"],
		["aloo pyaz tamatar 2 kg 3 kg", "potato 1?, onion 1?, tomato 1?"],
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

test.each([
	["adrak 2 darzan", "ginger 1?"],
	["kele 2 darzan", "banana 2"],
	["kele derjan", "banana 1"],
	["shaljam 2,500 g", "shaljam 10"],
	["shaljam 2,500 kg", "shaljam 99?"],
	["adrak 1,5 kg", "ginger 6"],
	["bhai jaan 5 kilo pyaz bhej do", "onion 5"],
	["mujay 2 kg aloo", "potato 2"],
	["بندگوبھی ۱ کلو", "band-gobhi 1"],
	["مونگپھلی آدھا کلو", "moongphali 1"],
	["gajrein desi 1 kg", "desi-gajar 1"],
	["gajrain desi 1 kg", "desi-gajar 1"],
	["shimla mirchein 1 kg", "shimla-mirch 2"],
	["hari mirchain 1 pao", "green-chilli 1"],
	["harimirch 1 pao", "green-chilli 1"],
	["ghiya kaddu 1 kg", "lauki 2"],
	["teen rang ki shimla mirch 1 kg", "capsicum-mix 2"],
])("written another way, %s is %s", (text, line) => expect(said(text)).toBe(line));

test.each(["1 . A", "1 ) A", "1> A", "1• A", "1| A", "1-) A", "1° A", "1👉 A", "۱ ۔ A", "1 · A"])(
	"numbers with a sign, as in %s, count the lines",
	(bullet) => {
		const text = ["dhania", "podina", "methi"].map((name, at) =>
			bullet.replace(/[1۱]/, String(at + 1)).replace("A", name),
		);
		expect(readLines(text.join("\n"))).toEqual([
			{ text: "dhania", isGuess: false },
			{ text: "podina", isGuess: false },
			{ text: "methi", isGuess: false },
		]);
	},
);

test.each(["۲\u200f کلو آلو", "2 (aadha kilo) adrak", "2 × 500 g kala angoor", "1 ½ kg aloo"])(
	"the number of %j is an amount",
	(text) => expect(readLines(text)).toEqual([{ text, isGuess: false }]),
);
