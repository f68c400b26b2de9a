import { expect, it } from "vitest";
import { spokenLines } from "./spoken-lines";

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
