import { describe, expect, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { indexNames } from "./find-product";
import { matchList } from "./match-list";

/** Lines of chats, bills and tables: what they leave open is never sure (next day 5). */

const index = indexNames(goods.map((good) => ({ ...good, _id: good.slug })));

const said = (text: string) =>
	matchList(text, index)
		.map(({ product, quantity, isSure }) => `${product?._id ?? "-"} ${quantity}${isSure ? "" : "?"}`)
		.join(", ");

test.each([
	["an amount below, with a word of courtesy", "aloo\n2 kg chahiye", "potato 2"],
	["one in Urdu", "آلو\n2 کلو چاہیے", "potato 2"],
	["a doubtful amount below", "aloo\n2-3 kg", "potato 3?"],
	["a date below", "dhania\n12/3", "dhania 12?"],
	["tea", "dhania\nchay\ncheeni", "dhania 1, - 1?, - 1?"],
	["six of a kilo", "chay kilo aloo", "potato 6"],
	["a bill below twenty", "pyaz 3 kg x 15", "onion 45?"],
	["a price a bunch", "dhania 15 per gaddi", "dhania 1?"],
	["lentils after potatoes", "aloo, daal 2 kg", "potato 2?"],
	["a sum of several", "aloo, pyaz, tamatar total 5 kg", "potato 1?, onion 1?, tomato 5?"],
	["numbers with a gap", "1 dhania\n2 podina\n4 methi", "dhania 1?, podina 2?, methi 4?"],
	["a table", "| 1 | Dhania |\n| 2 | Podina |", "dhania 1?, podina 1?"],
	["a receipt", "Potato (Aloo), 1 kg\nx 3", "potato 1?, - 3?"],
	["a correction", "aloo 2 kg\n*3 kg", "potato 2?, - 3?"],
	["a unit on the next line", "adrak 1\nkg", "ginger 4"],
	["crossed out", "pyaz 2 kg ❌", "onion 2?"],
	["not wanted", "pyaz 2 kg, nahi chahiye, aloo 1 kg", "onion 2?, potato 1?"],
	["if there is none", "palak 2 gaddi nahi to methi 2 gaddi", "palak 2?, methi 2?"],
	["another amount in brackets", "nashpati 1 kg (500 g)", "pear 6?"],
	["a sum", "nashpati 1kg+1kg", "pear 8"],
	["digits of another alphabet", "② kg aloo", "potato 1?"],
	["a number with its unit and name", "2kgaloo", "potato 2"],
	["an Urdu decimal point", "۱۔۵ کلو ناشپاتی", "pear 6"],
	["red chillies in Urdu", "لال مرچیں 250 گرام", "red-chilli 1"],
])("%s: %j", (_, text, answer) => expect(said(text)).toBe(answer));

describe("weights that are added", () => {
	test.each([
		["nashpati 1 kilo aur 1 pao, pyaz 1 kg", "pear 5, onion 1"],
		["ناشپاتی ۱ کلو اور ۱ پاؤ، پیاز ۱ کلو", "pear 5, onion 1"],
		["kala angoor 1 kg aur 500 gram aur seb golden 1 kg", "grapes-black 3, apple-golden 1"],
		["pyaz 1 kg, 1 kilo aur 1 pao nashpati", "onion 1, pear 5"],
		["2 kg pyaz aur 1 kilo aur 1 pao nashpati", "onion 2, pear 5"],
		["aloo 3 kg pyaz 3 kg + 1 kg", "potato 3, onion 4"],
		["aloo 1 kilo aur 1 pao adrak", "potato 1, ginger 1"],
		["2 kg, aloo, 3 kg, pyaz", "potato 2, onion 3"],
		["aloo, 2 kg, 180, pyaz, 1 kg", "potato 2, onion 1?"],
	])("%s is %s", (text, answer) => expect(said(text)).toBe(answer));
});

describe("weights of which nobody can say whether they are added, or to what", () => {
	test.each([
		["aloo 4kg (2kg + 2kg)", "potato 4?"],
		["aloo 2kg + 2kg = 4kg", "potato 2?"],
		["aloo 5 kg 2 kg aur 3 kg", "potato 5?"],
		["aloo 2 kg, 1 kg, pyaz 1 kg", "potato 2?, onion 1?"],
		["aloo 2 kg, 3 kg, pyaz", "potato 2?, onion 3?"],
		["aloo 2 kg aur 1 kg, pyaz", "potato 3?, onion 1?"],
		["aloo 2kg + 1kg pyaz 1kg", "potato 2?, onion 1?"],
		["aloo 2 kg aur 1 kg aur 1 pao adrak", "potato 3?, ginger 5?"],
		["2 kg aloo 1 kg aur 1 pao nashpati", "potato 2?, pear 1?"],
		["aloo aur pyaz 2 kg aur 1 kg", "potato 1?, onion 3?"],
	])("%s is %s", (text, answer) => expect(said(text)).toBe(answer));
});

describe("words that turn what was said before", () => {
	test.each([
		["aloo 2 kg sorry 3 kg", "potato 2?"],
		["aloo 2 kg, sorry 3 kg, pyaz 1 kg", "potato 2?, onion 1"],
		["aloo 2 kg ki jagah 3 kg", "potato 2?"],
		["آلو ۲ کلو بلکہ ۳ کلو", "potato 2?"],
		["آلو ۲ کلو کی بجائے ۳ کلو", "potato 2?"],
		["aloo 2 kg agar sasta ho to 5 kg", "potato 2?, - 5?"],
		["aloo 2 kg aur 1 kg extra", "potato 3?"],
		["aloo 2 kg, mazeed 1 kg", "potato 2?"],
		["palak 2 gaddi warna methi 2 gaddi", "palak 2?, methi 2?"],
		["aloo 2 kg, pyaz 3 kg, agar gobhi ho to 1 kg", "potato 2, onion 3, phool-gobhi 1?"],
		["aloo 2 kg rehne do", "potato 2?"],
		["aloo 2 kg nikaal do", "potato 2?"],
		["آلو ۲ کلو رہنے دو", "potato 2?"],
		["palak 2 gaddi rehne do, methi 1 gaddi", "palak 2?, methi 1"],
		["palak 2 gaddi chor do methi 1 gaddi", "palak 2?, methi 1?"],
	])("%s is %s", (text, answer) => expect(said(text)).toBe(answer));
});

test.each([
	"aloo 2 kg dila do",
	"2 kg aloo tol do",
	"aloo 2 kg pohncha do",
	"آلو ۲ کلو لکھ دو",
	"آلو ۲ کلو پہنچا دو",
])("%s only asks for it", (text) => expect(said(text)).toBe("potato 2"));
