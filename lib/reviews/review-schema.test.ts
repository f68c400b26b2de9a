import { describe, expect, it } from "vitest";
import { reviewPartSchema, reviewSchema } from "./schema";

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
