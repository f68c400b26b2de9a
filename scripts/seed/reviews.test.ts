import { describe, expect, it } from "vitest";
import { goods, readReviews, reviews } from "./goods";

const countBy = <T>(values: T[]) => {
	const counts = new Map<T, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
};

describe("the reviews the shop begins with", () => {
	const perProduct = countBy(reviews.map(({ product }) => product));

	it("speak of goods the shop sells", () => {
		const slugs = new Set(goods.map(({ slug }) => slug));
		expect([...perProduct.keys()].filter((product) => !slugs.has(product))).toEqual([]);
	});

	it("are about two hundred, mostly content, with a few complaints", () => {
		const stars = countBy(reviews.map(({ rating }) => rating));
		expect(reviews.length).toBeGreaterThanOrEqual(200);
		expect((stars.get(5) ?? 0) + (stars.get(4) ?? 0)).toBeGreaterThan(reviews.length * 0.75);
		expect((stars.get(1) ?? 0) + (stars.get(2) ?? 0)).toBeGreaterThanOrEqual(8);
	});

	it("are spread unevenly: some goods have many, some none", () => {
		expect([...perProduct.values()].filter((count) => count >= 20).length).toBeGreaterThanOrEqual(3);
		expect(goods.some(({ slug }) => !perProduct.has(slug))).toBe(true);
	});

	it("say no sentence twice, and nobody reviews one thing twice", () => {
		expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
		expect(new Set(reviews.map(({ product, name }) => `${product} ${name}`)).size).toBe(reviews.length);
	});
});

describe("readReviews", () => {
	it("reads stars, age, buyer, name and comment under the product's heading", () => {
		expect(readReviews("# kinnow\n4 | 12 | guest | Asma Gill | Sweet, thin skin.\n")).toEqual([
			{
				product: "kinnow",
				name: "Asma Gill",
				rating: 4,
				comment: "Sweet, thin skin.",
				daysAgo: 12,
				isVerified: false,
			},
		]);
	});

	it.each(["6 | 1 | bought | Asma | Good.", "5 | soon | bought | Asma | Good.", "5 | 1 | bought | Asma"])(
		"refuses %s",
		(line) => expect(() => readReviews(`# kinnow\n${line}`)).toThrow(),
	);
});
