import { describe, expect, test } from "vitest";
import { readLines } from "./lines";

/** Each line as it is read, with a question mark where the number in front of it may count or not. */
const read = (text: string) =>
	readLines(text)
		.map((line) => `${line.text}${line.isGuess ? "?" : ""}`)
		.join(" | ");

describe("numbers that count the lines", () => {
	test.each([
		["1️⃣ aloo 2 kg\n2️⃣ pyaz 3 kg\n3️⃣ dhania", "aloo 2 kg | pyaz 3 kg | dhania"],
		["1-adrak pao\n2-kele darjan\n3-dhania gaddi", "adrak pao | kele darjan | dhania gaddi"],
		["1-آلو 2 کلو\n2-پیاز 1 کلو\n3-دھنیا", "آلو 2 کلو | پیاز 1 کلو | دھنیا"],
		["۱: آلو\n۲: پیاز\n۳: دھنیا", "آلو | پیاز | دھنیا"],
		["1—aloo\n2—pyaz\n3—dhania", "aloo | pyaz | dhania"],
		["1,aloo 2kg\n2/pyaz\n3=dhania\n4_podina", "aloo 2kg | pyaz | dhania | podina"],
		["[1] aloo\n2] pyaz\n3} dhania\n#4 podina", "aloo | pyaz | dhania | podina"],
		["1. aloo 2kg\n2- pyaz\n3 dhania 2", "aloo 2kg | pyaz | dhania 2"],
		[
			"Salam\n1 aloo 2kg\n2 pyaz do kilo\n3 adrak pao\n4 dhania",
			"Salam | aloo 2kg | pyaz do kilo | adrak pao | dhania?",
		],
		["2-aloo 5 kg", "aloo 5 kg"],
	])("%j is %s", (text, lines) => expect(read(text)).toBe(lines));
});

describe("numbers that may count, or be the amount", () => {
	test.each([
		["1- dhania\n2- podina", "dhania? | podina?"],
		["1 dhania\n2 podina", "1 dhania? | 2 podina?"],
		["1 adrak pao\n2 lehsan pao\n3 hari mirch pao", "adrak pao? | lehsan pao? | hari mirch pao?"],
		["11 dhania\n12 podina\n13 palak", "11 dhania? | 12 podina? | 13 palak?"],
		["1-kg aloo\n2-kg pyaz\n3-kg tamatar", "1-kg aloo? | 2-kg pyaz? | 3-kg tamatar?"],
		["2-dhania", "2-dhania?"],
		["3-adrak pao", "3-adrak pao?"],
		["1 - 2 kg aloo", "1 - 2 kg aloo?"],
	])("%j is %s", (text, lines) => expect(read(text)).toBe(lines));
});

describe("numbers that are amounts", () => {
	test.each([
		["1 kg aloo\n2 kg pyaz\n3 dhania", "1 kg aloo | 2 kg pyaz | 3 dhania"],
		["2 kg aloo\n3 kg pyaz", "2 kg aloo | 3 kg pyaz"],
		["1 1/2 kg aloo\n2 1/2 kg pyaz", "1 1/2 kg aloo | 2 1/2 kg pyaz"],
		["1 dhania\n1 podina\n2 palak", "1 dhania | 1 podina | 2 palak"],
		["(2 kg) aloo", "(2 kg) aloo"],
		["2-kg aloo", "2-kg aloo"],
	])("%j is %s", (text, lines) => expect(read(text)).toBe(lines));
});
