import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_RATINGS, RATINGS, statsOf, withReview } from "./rules";
import { reviewPartSchema, reviewSchema } from "./schema";

describe("statsOf", () => {
	it("has no average without reviews", () => {
		expect(statsOf(NO_RATINGS)).toEqual({
			totalReviews: 0,
			averageRating: 0,
			ratingDistribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
		});
	});

	it("rounds the average to one decimal", () => {
		expect(statsOf({ 5: 27, 4: 8, 3: 2, 2: 1, 1: 0 })).toMatchObject({
			totalReviews: 38,
			averageRating: 4.6,
		});
	});

	it("keeps the average between the worst and the best rating given", () => {
		const anyCounts = fc.record({
			5: fc.nat(99),
			4: fc.nat(99),
			3: fc.nat(99),
			2: fc.nat(99),
			1: fc.nat(99),
		});
		fc.assert(
			fc.property(anyCounts, (counts) => {
				const given = RATINGS.filter((rating) => counts[rating] > 0);
				const { averageRating, totalReviews } = statsOf(counts);
				if (given.length === 0) return totalReviews === 0;
				return averageRating <= Math.max(...given) && averageRating >= Math.min(...given);
			}),
		);
	});
});

describe("withReview", () => {
	it("takes one more review into the figures", () => {
		const before = statsOf({ 5: 1, 4: 0, 3: 0, 2: 0, 1: 0 });
		expect(withReview(before, { rating: 2 })).toEqual(statsOf({ 5: 1, 4: 0, 3: 0, 2: 1, 1: 0 }));
		expect(before.totalReviews).toBe(1);
	});
});

const productId = "64b7f0c2a1b2c3d4e5f60718";
const review = { productId, name: "Sana", rating: 5, comment: "Sweet to the stone." };

describe("reviewSchema", () => {
	it("takes a review and trims what was typed", () => {
		expect(reviewSchema.parse({ ...review, name: "  Sana " })).toEqual(review);
	});

	it.each([
		[{ name: " " }, "Please fill all fields"],
		[{ comment: "" }, "Please fill all fields"],
		[{ comment: undefined }, "Please fill all fields"],
		[{ name: { $gt: "" } }, "Please fill all fields"],
		[{ rating: 0 }, "Please choose a rating from 1 to 5"],
		[{ rating: 6 }, "Please choose a rating from 1 to 5"],
		[{ rating: 4.5 }, "Please choose a rating from 1 to 5"],
		[{ rating: "5" }, "Please choose a rating from 1 to 5"],
		[{ productId: "mango" }, "This id is not valid"],
	])("refuses %o", (change, message) => {
		const result = reviewSchema.safeParse({ ...review, ...change });
		expect(result.error?.issues[0]?.message).toBe(message);
	});
});

describe("reviewPartSchema", () => {
	it("reads the numbers of a query string", () => {
		expect(reviewPartSchema.parse({ offset: "5", limit: "20" })).toEqual({ offset: 5, limit: 20 });
		expect(reviewPartSchema.parse({})).toEqual({});
	});

	it.each([{ offset: "-1" }, { limit: "0" }, { limit: "101" }, { limit: "many" }, { offset: "1.5" }])(
		"refuses %o",
		(part) => {
			expect(reviewPartSchema.safeParse(part).success).toBe(false);
		},
	);
});
