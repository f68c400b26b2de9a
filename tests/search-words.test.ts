import { expect, test } from "vitest";
import { buildSearchIndex, suggestProducts } from "@/lib/products/rules/search";
import { goods } from "@/scripts/seed/goods";
import { TYPED_WORDS } from "./support/typed-words";

const index = buildSearchIndex(goods.map((good) => ({ ...good, _id: good.slug })));
const firstFor = (words: string) => suggestProducts(index, words, 1)[0]?._id ?? "nothing";

test("the words are many, each stands once, and each names goods of the shop", () => {
	const slugs = new Set(goods.map(({ slug }) => slug));
	expect(new Set(TYPED_WORDS.map(({ words }) => words)).size).toBe(TYPED_WORDS.length);
	expect(TYPED_WORDS.length).toBeGreaterThanOrEqual(300);
	expect(TYPED_WORDS.flatMap((typed) => typed.slugs).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("at least 97 of 100 things that people type find the right product first", () => {
	const misses = TYPED_WORDS.flatMap(({ words, slugs }) => {
		const first = firstFor(words);
		return slugs.includes(first) ? [] : [`${words}: ${first} instead of ${slugs.join(" or ")}`];
	});
	const allowed = Math.floor(TYPED_WORDS.length * 0.03);
	expect(misses.slice(allowed), misses.join("\n")).toEqual([]);
});

test("every product is found first by its name, in either language", () => {
	const misses = goods.filter(
		({ slug, name, urduName }) => firstFor(name) !== slug || firstFor(urduName) !== slug,
	);
	expect(misses.map(({ slug }) => slug)).toEqual([]);
});

test("a spelling that nobody wrote down is understood more than five times in six", () => {
	const misses = TYPED_WORDS.filter(({ words, slugs }) => {
		const withoutIt = goods.map((good) => {
			const spellings = good.spellings?.split(", ").filter((spelling) => spelling !== words);
			return { ...good, _id: good.slug, spellings: spellings?.join(", ") };
		});
		const [first] = suggestProducts(buildSearchIndex(withoutIt), words, 1);
		return !slugs.includes(first?._id ?? "");
	});
	expect(misses.length / TYPED_WORDS.length).toBeLessThan(1 / 6);
});
