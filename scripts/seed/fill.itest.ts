import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Product } from "@/models/products";
import { Review } from "@/models/reviews";
import { ownDatabase } from "@/tests/support/own-database";
import { fillShelves } from "./fill";
import { goods, reviews } from "./goods";

/** The first filling of a shop, which the system or a person may end at any point. */

ownDatabase();

beforeEach(async () => {
	await Promise.all([Product.deleteMany({}), Review.deleteMany({})]);
});
afterEach(() => vi.restoreAllMocks());

const there = async () => [await Product.countDocuments(), await Review.countDocuments()];
const ALL = [goods.length, reviews.length];

test("puts every good on sale with its reviews, once however often it is done", async () => {
	await fillShelves();
	await fillShelves();
	expect(await there()).toEqual(ALL);
	const product = await Product.findOne({ slug: "kinnow" }).lean();
	const first = goods.find(({ slug }) => slug === "kinnow");
	expect(product).toMatchObject({
		...{ name: first?.name, price: first?.price, urduName: first?.urduName, isArchived: false, revision: 0 },
		...{ imageUrl: expect.stringMatching(/^\/images\/.+\.webp$/), createdAt: expect.any(Date) },
		isExample: true,
	});
	const counts = Object.values(product?.ratingCounts ?? {}).reduce((sum, count) => sum + count, 0);
	expect(counts).toBeGreaterThan(0);
	expect(await Review.countDocuments({ product: product?._id })).toBe(counts);
});

test("leaves nothing where it is cut off: the next start finds an empty shop, and fills it", async () => {
	vi.spyOn(Review, "bulkWrite").mockRejectedValueOnce(new Error("cut off"));
	await expect(fillShelves()).rejects.toThrow("cut off");
	expect(await there()).toEqual([0, 0]);
	await fillShelves();
	expect(await there()).toEqual(ALL);
});

test("brings what is missing, and leaves what the seller has changed", async () => {
	await fillShelves();
	await Product.deleteOne({ slug: "guava" });
	await Product.updateOne({ slug: "kinnow" }, { $set: { price: 999 } });
	await fillShelves();
	expect(await there()).toEqual(ALL);
	expect(await Product.findOne({ slug: "kinnow" }).lean()).toMatchObject({ price: 999 });
});

test("is done once by two instances that start at the same time", async () => {
	await Promise.all([fillShelves(), fillShelves()]);
	expect(await there()).toEqual(ALL);
	const products = await Product.distinct("_id");
	expect(await Review.countDocuments({ product: { $nin: products } })).toBe(0);
});
