import { describe, expect, test } from "vitest";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { placeText } from "@/lib/text/fields";
import { orderFiltersSchema, readFilterParams } from "../schema/seller-order";
import { isWholeWord, ordersHref, periodBounds, searchTermsOf, searchWordsOf } from "./order-filters";

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
		"300 1234567",
		"3001234567",
		"03001",
		"۰۳۰۰ ۱۲۳۴۵۶۷",
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
	// It may be either, so it is looked for as a beginning.
	expect(isWholeWord("030012")).toBe(false);
	expect(["3f9a2", "sana", "0300123456", "3f9a2cd"].some(isWholeWord)).toBe(false);
});

const now = new Date("2026-11-21T12:00:00Z");

describe("a period is made of days in Jhang", () => {
	test.each([
		["today", "2026-11-20T19:00:00.000Z", undefined],
		["yesterday", "2026-11-19T19:00:00.000Z", "2026-11-20T19:00:00.000Z"],
		["7-days", "2026-11-14T19:00:00.000Z", undefined],
		["30-days", "2026-10-22T19:00:00.000Z", undefined],
		["90-days", "2026-08-23T19:00:00.000Z", undefined],
		["2026-11-01", "2026-10-31T19:00:00.000Z", "2026-11-01T19:00:00.000Z"],
	])("%s", (when, from, to) => {
		const bounds = periodBounds(when, now, SHOP_DEFAULTS);
		expect(bounds.from.toISOString()).toBe(from);
		expect(bounds.to?.toISOString()).toBe(to);
	});
});

test("a place in the list survives the address bar", () => {
	const order = { _id: "64b7f0c2a1d3e4f5a63f9a2c", createdAt: "2026-11-21T06:00:00.123Z" };
	expect(orderFiltersSchema.parse({ before: placeText(order.createdAt, order._id) }).before).toEqual({
		at: new Date(order.createdAt),
		id: order._id,
	});
});

test.each([
	["status", "Flying"],
	["payment", "gold"],
	["area", " "],
	["when", "someday"],
	["when", "2026-13-01"],
	["before", "1234-nothing"],
	["q", { $gt: "" }],
])("%s=%o is refused", (field, value) => {
	expect(orderFiltersSchema.safeParse({ [field]: value }).success).toBe(false);
});

test("a page's address keeps only filters that can be read", () => {
	const search = { q: "sana", status: "Packed", area: " ", when: "", payment: ["paid"], other: "x" };
	expect(readFilterParams(search)).toEqual({ q: "sana", status: "Packed" });
});

test("filters make an address, and none makes the plain one", () => {
	expect(ordersHref({ status: "Order Placed", q: "a&b", when: undefined })).toBe(
		"/seller/orders?status=Order+Placed&q=a%26b",
	);
	expect(ordersHref({})).toBe("/seller/orders");
});
