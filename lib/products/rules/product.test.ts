import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { edited } from "@/tests/support/goods";
import {
	CATEGORIES,
	categoryName,
	type ProductSummary,
	productContents,
	productDescription,
	productIn,
	productName,
} from "./product";

const productUnit = (product: Partial<ProductSummary>, language: Language) =>
	MESSAGES[language].product.unit(product);

const mango = {
	name: "Mango Chaunsa",
	urduName: "چونسا آم",
	unit: "1 kg",
	description: ["Sweet.", "Chill it."],
	urduDescription: ["میٹھا۔"],
	contents: ["6 bananas"],
	urduContents: ["6 کیلے"],
};
const plain = { name: "Avocado", unit: "1 tray", description: ["Buttery."], contents: [] };

describe("a product's words", () => {
	it("are English on an English page, whatever else is there", () => {
		expect(productName(mango, "en")).toBe("Mango Chaunsa");
		expect(productUnit({ ...mango, urduUnit: "ایک کلو" }, "en")).toBe("1 kg");
		expect(productDescription(mango, "en")).toEqual(["Sweet.", "Chill it."]);
		expect(productContents(mango, "en")).toEqual(["6 bananas"]);
		expect(categoryName("Bundles", "en")).toBe("Bundles");
	});

	it("are Urdu on an Urdu page", () => {
		expect(productName(mango, "ur")).toBe("چونسا آم");
		expect(productUnit(mango, "ur")).toBe("1 کلو");
		expect(productDescription(mango, "ur")).toEqual(["میٹھا۔"]);
		expect(productContents(mango, "ur")).toEqual(["6 کیلے"]);
	});

	it("are English where nobody has written the Urdu", () => {
		expect(productName(plain, "ur")).toBe("Avocado");
		expect(productName({ ...plain, urduName: "" }, "ur")).toBe("Avocado");
		expect(productUnit(plain, "ur")).toBe("1 tray");
		expect(productDescription({ ...plain, urduDescription: [] }, "ur")).toEqual(["Buttery."]);
		expect(productContents(plain, "ur")).toEqual([]);
	});

	it("are on a page in its language alone, which changes nothing of what is read there", () => {
		const whole = edited("Mango", mango);
		for (const language of LANGUAGES) {
			const sent = productIn(whole, language);
			expect(sent).not.toHaveProperty("urduDescription");
			expect(sent).not.toHaveProperty("urduContents");
			expect(productDescription(sent, language)).toEqual(productDescription(whole, language));
			expect(productContents(sent, language)).toEqual(productContents(whole, language));
			expect([sent.name, sent.urduName]).toEqual([whole.name, whole.urduName]);
		}
	});

	it("name every category in its own letters", () => {
		for (const category of CATEGORIES) expect(categoryName(category, "ur")).toMatch(/^[\u0600-\u06ff]+$/);
	});

	it("are never lost: where there was a text there is one in each language", () => {
		const text = fc.string({ minLength: 1 });
		const product = fc.record({
			name: text,
			unit: text,
			description: fc.array(text),
			contents: fc.array(text),
		});
		fc.assert(
			fc.property(product, fc.constantFrom(...LANGUAGES), (some, language) => {
				expect(productName(some, language)).toBe(some.name);
				expect(productUnit(some, language)).not.toBe("");
				expect(productDescription(some, language)).toEqual(some.description);
				expect(productContents(some, language)).toEqual(some.contents);
			}),
		);
	});
});

describe("the unit in Urdu", () => {
	it.each([
		["1 kg", "1 کلو"],
		["500 g", "500 گرام"],
		["1 Dozen", "1 درجن"],
		["4 pieces", "4 عدد"],
		["2 bunches", "2 گڈی"],
		["1 piece, 1.5 kg", "1 عدد، 1.5 کلو"],
		["Crate, 10 kg", "پیٹی، 10 کلو"],
		["Box, 500 g", "ڈبہ، 500 گرام"],
		["Feeds 8", "8 لوگوں کے لیے"],
	])("%s is %s by itself", (unit, urdu) => {
		expect(productUnit({ unit }, "ur")).toBe(urdu);
	});

	it.each(["1 tray", "1 kg, one tray", "constructor", "kg 1", "1,000 g", ""])(
		"says %s as it was written: nothing is half in one language",
		(unit) => {
			expect(productUnit({ unit }, "ur")).toBe(unit);
		},
	);

	it("is the seller's own where there is one", () => {
		expect(productUnit({ unit: "1 kg", urduUnit: "ایک کلو" }, "ur")).toBe("ایک کلو");
	});

	it("is nothing where a line knows no unit", () => {
		expect(productUnit({}, "ur")).toBe("");
	});
});
