import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isolated, isolatedUrdu, mapIsolates, withoutIsolates } from "./isolate";
import { languageOfPath, pathIn, withoutLanguage } from "./language";
import { preferredLanguage } from "./language-path.mjs";

describe("a page's path in a language", () => {
	it("is the English one with /ur in front of it", () => {
		expect(pathIn("ur", "/all-products?query=aloo#top")).toBe("/ur/all-products?query=aloo#top");
		expect(pathIn("ur", "/")).toBe("/ur");
		expect(pathIn("ur", "/?auth=login")).toBe("/ur?auth=login");
		expect(pathIn("en", "/ur?auth=login")).toBe("/?auth=login");
		expect(pathIn("ur", "/ur/cart")).toBe("/ur/cart");
	});

	it("is told by /ur alone, and not by what begins like it", () => {
		expect(languageOfPath("/ur")).toBe("ur");
		expect(languageOfPath("/ur/cart")).toBe("ur");
		expect(languageOfPath("/urdu")).toBe("en");
		expect(languageOfPath("/product/ur")).toBe("en");
	});

	it("leads there and back again", () => {
		const paths = fc
			.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 })
			.map((parts) => `/${parts.join("/")}`);
		fc.assert(
			fc.property(paths, (path) => {
				fc.pre(withoutLanguage(path) === path);
				expect(withoutLanguage(pathIn("ur", path))).toBe(path);
				expect(languageOfPath(pathIn("ur", path))).toBe("ur");
				expect(pathIn("en", pathIn("ur", path))).toBe(path);
			}),
		);
	});
});

it("is left off an English path too, as the server has it of a page that a rewrite led to", () => {
	expect(withoutLanguage("/en/cart?a=1")).toBe("/cart?a=1");
	expect(withoutLanguage("/en")).toBe("/");
	expect(withoutLanguage("/english")).toBe("/english");
});

it.each([
	"ur",
	"ur-PK",
	"UR",
	"ur-PK,ur;q=0.9,en;q=0.8",
	"en;q=0.5, ur;q=0.9",
	"ur, en",
	"fr;q=0.1, ur;q=0.2",
	"fr, ur;q=0.5",
])("reads Urdu first in %s", (header) => expect(preferredLanguage(header)).toBe("ur"));

it.each([
	null,
	"",
	"en",
	"en-PK,en;q=0.9,ur;q=0.8",
	"en, ur",
	"ur;q=0",
	"ur;q=x",
	"*",
	"*, ur;q=0.9",
	"urdu",
	"ur;q=0.1, en",
	",,;;=ur",
])("reads English in %s", (header) => expect(preferredLanguage(header)).toBe("en"));

describe("a value inside a sentence of the other direction", () => {
	test("runs left to right, unless it is Urdu itself", () => {
		expect(isolated("0300 000 0000")).toBe("\u20660300 000 0000\u2069");
		expect(isolated("Sana")).toBe("\u2066Sana\u2069");
		expect(isolated("ثنا")).toBe("\u2068ثنا\u2069");
		expect(isolated("1,450 روپے")).toBe("\u20681,450 روپے\u2069");
	});

	test("stands in English as it is, unless it is Urdu", () => {
		expect(isolatedUrdu("Sana")).toBe("Sana");
		expect(isolatedUrdu("ثنا")).toBe("\u2068ثنا\u2069");
	});

	test("cannot end its isolation, nor turn what follows", () => {
		expect(isolated("a\u2069\u202eb\u2066c\u200f")).toBe("\u2066abc\u2069");
		expect(withoutIsolates(`آرڈر ${isolated("SBZ-1")}`)).toBe("آرڈر SBZ-1");
	});

	test("is found again in its sentence", () => {
		const sentence = `آرڈر ${isolated("SBZ-1")}، ${isolated("ثنا")}`;
		const marked = mapIsolates(
			sentence,
			(value, direction) => `<${direction} ${value}>`,
			(rest) => rest,
		);
		expect(marked).toBe("آرڈر <ltr SBZ-1>، <auto ثنا>");
	});

	test("is not seen in a sign that stands alone", () => {
		const kept = mapIsolates(
			"a\u2066b",
			() => "",
			(rest) => rest,
		);
		expect(kept).toBe("a\u2066b");
	});
});
