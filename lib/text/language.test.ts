import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageOfPath, pathIn, withoutLanguage } from "./language";

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
