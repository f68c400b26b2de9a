import { describe, expect, test } from "vitest";
import { isWholeWord, searchTermsOf, searchWordsOf } from "./order-search";

const order = {
	_id: "64b7f0c2a1d3e4f5a63f9a2c",
	customer: { name: "Sana Iqbal" },
	address: { firstName: "Zoë", lastName: "Noor-Ahmad", phoneNumber: "0300-1234567" },
};

/** As the database matches: every term is the beginning of some word. */
function isFound(query: string): boolean {
	const words = searchWordsOf(order);
	return searchTermsOf(query).every((term) => words.some((word) => word.startsWith(term)));
}

describe("an order is found by", () => {
	test.each([
		"SBZ-3F9A2C",
		"3f9a",
		"sana",
		"Iqb",
		"zoe",
		"noor ahmad",
		"Sana 0300",
		"0300-1234567",
		"0300 1234567",
		"+92 300 1234567",
		"923001234567",
		"03001",
		"",
	])("%s", (query) => {
		expect(isFound(query)).toBe(true);
	});
});

test.each(["SBZ-3F9A2D", "sanam", "bilal", "0301", "sana bilal"])("not by %s", (query) => {
	expect(isFound(query)).toBe(false);
});

test("a word that ends in a digit and the phone after it stay two", () => {
	expect(searchTermsOf("zq5 0300 1234567")).toEqual(["zq5", "03001234567"]);
});

test("what looks like an operator is a word like any other", () => {
	expect(searchTermsOf(".* $gt ^a")).toEqual(["gt", "a"]);
});

test("a whole number or phone is known as such", () => {
	expect(["3f9a2c", "03001234567"].map(isWholeWord)).toEqual([true, true]);
	expect(["3f9a2", "sana", "0300123456", "3f9a2cd"].some(isWholeWord)).toBe(false);
});
