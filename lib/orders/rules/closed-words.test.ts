import { expect, test } from "vitest";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { openingWords } from "./closed-words";

const at = (moment: string) => Date.parse(`2026-11-${moment}:00+05:00`);

test("an open shop says nothing", () => {
	expect(openingWords(at("22T12:00"), SHOP_DEFAULTS)).toBeNull();
});

test("at night and early it says the hour, and by when an order of now is there", () => {
	const words = { opens: "We open at 8 AM", due: "by 9:00 AM" };
	expect(openingWords(at("22T23:10"), SHOP_DEFAULTS)).toEqual(words);
	expect(openingWords(at("22T06:00"), SHOP_DEFAULTS)).toEqual(words);
});

test("before a closed day it says which day", () => {
	const hours = { ...SHOP_DEFAULTS, closedDays: ["2026-11-23"] };
	expect(openingWords(at("22T23:10"), hours)).toEqual({
		opens: "We open Tuesday at 8 AM",
		due: "Tuesday by 9:00 AM",
	});
});
