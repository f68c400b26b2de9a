import fc from "fast-check";
import { describe, expect, it, test, vi } from "vitest";
import { listenToTyped, tellTyped } from "@/lib/products/client/opening-product";
import { shown } from "@/tests/support/goods";
import { wordsOf } from "@/tests/support/words";
import type { ProductSummary } from "./product";
import { buildSearchIndex, findProducts, type Searchable, suggestProducts, withSpellings } from "./search";

const product = (name: string, more: Partial<ProductSummary> = {}) =>
	shown(name, { category: "Vegetables", ...more });

function spelledAs(name: string, spellings: string): Searchable {
	return { ...product(name), spellings };
}

const catalogue = [
	product("Tomato (Tamatar)", { urduName: "ٹماٹر" }),
	product("Cherry Tomato", { inStock: false }),
	product("Potato (Aloo)", { urduName: "آلو" }),
	product("Mango Chaunsa (Aam)", { urduName: "آم", category: "Fruits" }),
	product("Mango Sindhri", { category: "Fruits" }),
	product("Jalapeño Pepper"),
	product("Onion (Pyaz)", { urduName: "پیاز" }),
	product("Pineapple", { category: "Fruits" }),
	product("Aubergine (Baingan)"),
	product("Family Week Crate", { category: "Bundles" }),
];
const index = buildSearchIndex(catalogue);
const found = (query: string) => [...(findProducts(index, query)?.keys() ?? ["everything"])];

describe("findProducts", () => {
	it("searches for nothing while the box is blank", () => {
		expect(findProducts(index, "")).toBeNull();
		expect(findProducts(index, "   ")).toBeNull();
	});

	it.each([
		["TOMATO", ["Tomato (Tamatar)", "Cherry Tomato"]],
		["jalapeno", ["Jalapeño Pepper"]],
		["jalapeño", ["Jalapeño Pepper"]],
		["apple", ["Pineapple"]],
		["bundles", ["Family Week Crate"]],
		["chaunsa mango", ["Mango Chaunsa (Aam)"]],
		["fruits sindhri", ["Mango Sindhri"]],
	])("finds %s whatever its case, accents, place or order", (query, names) => {
		expect(found(query)).toEqual(names);
	});

	it.each([
		["tomatto", "Tomato (Tamatar)"],
		["tmoato", "Tomato (Tamatar)"],
		["tomat", "Tomato (Tamatar)"],
		["potatos", "Potato (Aloo)"],
		["pinapple", "Pineapple"],
		["aal", "Potato (Aloo)"],
		["aaloo", "Potato (Aloo)"],
		["alu", "Potato (Aloo)"],
		["piaz", "Onion (Pyaz)"],
		["mnago chausa", "Mango Chaunsa (Aam)"],
	])("forgives %s", (query, name) => {
		expect(found(query)).toContain(name);
	});

	it.each([
		["ٹماٹر", "Tomato (Tamatar)"],
		["آلو", "Potato (Aloo)"],
		["الو", "Potato (Aloo)"],
		["پياز", "Onion (Pyaz)"],
	])("knows the Urdu name %s on any keyboard", (query, name) => {
		expect(found(query)).toEqual([name]);
	});

	it.each([
		["پھل", ["Mango Chaunsa (Aam)", "Mango Sindhri", "Pineapple"]],
		["پیٹی", ["Family Week Crate"]],
	])("knows the category %s", (query, names) => {
		expect(found(query)).toEqual(names);
	});

	it("finds the same however a keyboard writes Urdu", () => {
		const forms = { ا: "اآأإٱ", ی: "یيىئ", ک: "کكڪ", ہ: "ہهةۃۂە", ن: "نں", و: "وؤ" };
		const others = new Map(Object.entries(forms).map(([letter, same]) => [letter, [...same]]));
		const marks = fc.constantFrom("", "\u064e", "\u0650", "\u0651", "\u0654", "\u0640", "\u200c");
		const word = fc.constantFrom("آلو", "پیاز", "ٹماٹر", "آم");
		const typedAs = (name: string) =>
			fc.tuple(
				...[...name.replace("آ", "ا")].map((letter) =>
					fc.tuple(fc.constantFrom(...(others.get(letter) ?? [letter])), marks).map((both) => both.join("")),
				),
			);
		const typed = word.chain((name) => typedAs(name).map((letters) => [name, letters.join("")] as const));
		fc.assert(
			fc.property(typed, ([name, spelling]) => {
				expect(found(spelling)).toEqual(found(name));
			}),
		);
	});

	it("takes a single letter as a beginning", () => {
		expect(found("p")).toEqual(["Potato (Aloo)", "Jalapeño Pepper", "Onion (Pyaz)", "Pineapple"]);
	});

	it("does not guess when a word fits as it is typed, nor beyond what sounds the same", () => {
		expect(found("potato")).toEqual(["Potato (Aloo)"]);
		expect(found("aaloo")).toEqual(["Potato (Aloo)"]);
	});

	it.each(["dragonfruit", "xyz", "mango xyz", "!!!", "🍅"])("finds nothing for %s", (query) => {
		expect(found(query)).toEqual([]);
	});

	it("finds every product by any of its words, in any case", () => {
		const aProduct = fc.constantFrom(...catalogue);
		fc.assert(
			fc.property(aProduct, fc.nat(), fc.boolean(), ({ name }, at, isUpper) => {
				const words = name.split(" ");
				const word = words[at % words.length] ?? name;
				expect(found(isUpper ? word.toUpperCase() : word.toLowerCase())).toContain(name);
			}),
		);
	});

	it("finds every product with two neighbouring letters of a long word swapped", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("Tomato", "Potato", "Chaunsa", "Pineapple", "Family"),
				fc.nat(),
				(word, at) => {
					const i = at % (word.length - 1);
					const swapped = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
					expect(found(swapped).some((name) => name.includes(word))).toBe(true);
				},
			),
		);
	});

	it("takes any text without failing", () => {
		fc.assert(fc.property(fc.string({ unit: "grapheme" }), (query) => void findProducts(index, query)));
	});
});

describe("suggestProducts", () => {
	it("puts the closest names first, and of equals those in stock", () => {
		const names = suggestProducts(index, "tomato", 5).map(({ name }) => name);
		expect(names).toEqual(["Tomato (Tamatar)", "Cherry Tomato"]);
	});

	it("gives no more than asked for, and nothing for a blank box", () => {
		expect(suggestProducts(index, "a", 2)).toHaveLength(2);
		expect(suggestProducts(index, " ", 5)).toEqual([]);
	});
});

describe("of products that all carry a word", () => {
	const first = (query: string, ...products: Searchable[]) =>
		suggestProducts(buildSearchIndex(products), query, 1)[0]?.name;

	it.each([
		["a name that is the word", "aloo", product("Plum (Aloo Bukhara)"), product("Potato (Aloo)")],
		[
			"a spelling that is the word",
			"gajar",
			product("Gajar Halwa"),
			spelledAs("Red Carrot", "gajjar, gajar"),
		],
		["the name before the spelling", "lime", spelledAs("Lemon", "lime"), product("Lime")],
		["the beginning of a name", "apple", product("Green Apple"), product("Apple Golden")],
		[
			"the name before the category",
			"fruits",
			product("Mango", { category: "Fruits" }),
			product("Dry Fruits"),
		],
		["a whole short word", "aam", product("Aamras"), spelledAs("Mango Chaunsa", "aam")],
	])("%s comes first", (_why, query, other, best) => {
		expect(first(query, other, best)).toBe(best.name);
	});

	it("those that fit alike are told apart by nothing", () => {
		const same = buildSearchIndex([product("Mango Chaunsa"), product("Mango Sindhri")]);
		expect(new Set(findProducts(same, "mango")?.values()).size).toBe(1);
	});
});

describe("inside a word", () => {
	const fruits = [
		product("Banana (Kela)"),
		spelledAs("Guava", "banana guava"),
		product("Pineapple (Ananas)"),
		product("Pomegranate (Anar)", { urduName: "انار" }),
	];
	const inside = (query: string) =>
		suggestProducts(buildSearchIndex(fruits), query, 9).map(({ name }) => name);

	it.each([
		["neap", ["Pineapple (Ananas)"]],
		["anana", ["Pineapple (Ananas)", "Banana (Kela)", "Guava"]],
	])("%s is looked for in names and spellings", (query, names) => {
		expect(inside(query)).toEqual(names);
	});

	it.each([
		["ana", ["Pineapple (Ananas)", "Pomegranate (Anar)", "Banana (Kela)"]],
		["gra", ["Pomegranate (Anar)"]],
		["نار", ["Pomegranate (Anar)"]],
	])("three letters, %s, are looked for in names, after all that fits better", (query, names) => {
		expect(inside(query)).toEqual(names);
	});

	it.each([
		["an", ["Pineapple (Ananas)", "Pomegranate (Anar)"]],
		["pp", ["Pineapple (Ananas)"]],
		["n", []],
	])("two letters, %s, only where nothing else is found, one letter never", (query, names) => {
		expect(inside(query)).toEqual(names);
	});

	it("of categories takes no three letters", () => {
		expect(found("tab")).toEqual([]);
	});
});

describe("withSpellings", () => {
	const mango = product("Mango Chaunsa");

	it("leaves the products as they are while the spellings are on their way", () => {
		expect(withSpellings([mango], null)).toEqual([mango]);
	});

	it("gives each product its own, and keeps those that have none", () => {
		const peach = product("Peach");
		const known = [spelledAs("Mango Chaunsa", "aam")];
		const index = buildSearchIndex(withSpellings([mango, peach], known));
		expect([...(findProducts(index, "aam")?.keys() ?? [])]).toEqual([mango._id]);
		expect(findProducts(index, "peach")?.size).toBe(1);
	});
});

describe("at 5,000 products", () => {
	const adjectives = Array.from({ length: 250 }, (_, i) => `Sort${i.toString(36)}`);
	const names = wordsOf("Tomato Mango Spinach Onion Guava Melon Carrot Turnip Radish Peach");
	const many = adjectives.flatMap((adjective, i) =>
		Array.from({ length: 20 }, (_, j) => product(`${names[(i + j) % 10]} ${adjective} No${i * 20 + j}`)),
	);
	const large = buildSearchIndex(many);

	it("finds every one of a mistyped name, and only those", () => {
		const tomatoes = many.filter(({ name }) => name.startsWith("Tomato")).map(({ _id }) => _id);
		expect(tomatoes).toHaveLength(500);
		expect([...(findProducts(large, "tomatto")?.keys() ?? [])]).toEqual(tomatoes);
	});
});

test("whoever listens hears each keystroke, until they stop", () => {
	const heard = vi.fn();
	const stop = listenToTyped(heard);
	tellTyped("a");
	tellTyped("al");
	stop();
	tellTyped("alo");
	expect(heard.mock.calls).toEqual([["a"], ["al"]]);
});

test("a listener that comes later is not lost when the one before leaves", () => {
	const later = vi.fn();
	const stopFirst = listenToTyped(() => {});
	listenToTyped(later);
	stopFirst();
	tellTyped("aam");
	expect(later).toHaveBeenCalledWith("aam");
});
