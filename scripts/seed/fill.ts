import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Types } from "mongoose";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import { countRatings } from "@/lib/reviews/server/read";
import { announce, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { commit } from "@/lib/server/database/commit";
import { imageStore } from "@/lib/server/images/store";
import { env } from "@/lib/server/platform/env";
import { Product } from "@/models/products";
import { Review } from "@/models/reviews";
import type { FirstGood, SeedReview } from "./good";
import { goods, reviews } from "./goods";

function ratingCountsOf(slug: string): RatingCounts {
	const counts = { ...NO_RATINGS };
	if (!env().DEMO) return counts;
	for (const review of reviews) if (review.product === slug) counts[review.rating] += 1;
	return counts;
}

async function storePicture(name: string): Promise<string> {
	const picture = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url));
	return (await imageStore()).put(picture);
}

const DAY = 86_400_000;

/** The same review always gets the same id, so seeding twice changes nothing. */
function idOf(review: SeedReview): Types.ObjectId {
	const hash = createHash("sha256")
		.update(`${review.product}\n${review.name}\n${review.comment}`)
		.digest("hex");
	return new Types.ObjectId(hash.slice(0, 24));
}

/** Takes back the invented reviews that an earlier version, or a trial, has left in a shop where people buy. */
export async function withdrawReviews(): Promise<void> {
	const ids = reviews.map(idOf);
	const invented = { _id: { $in: ids } };
	const products = (await Review.distinct("product", invented)).map(String);
	if (products.length === 0) return;
	for (const product of products) {
		const ratingCounts = await countRatings(product, ids);
		await Product.updateOne({ _id: product }, { $set: { ratingCounts } });
	}
	// Last, so that a start which is cut off before is made up for by the next one.
	await Review.deleteMany(invented);
	await announce(tagsOfProducts(products));
}

/** An invented review, dated back from now. */
function reviewWrite(review: SeedReview, product: Types.ObjectId) {
	const { name, rating, comment, isVerified, daysAgo } = review;
	const createdAt = new Date(Date.now() - daysAgo * DAY);
	const update = { $setOnInsert: { product, name, rating, comment, isVerified, createdAt } };
	return { updateOne: { filter: { _id: idOf(review) }, update, upsert: true } };
}

async function productWrite({ picture, ...good }: FirstGood, _id: Types.ObjectId) {
	const { slug, contents = [] } = good;
	const [imageUrl, ratingCounts] = [await storePicture(picture), ratingCountsOf(slug)];
	const update = { $setOnInsert: { ...good, _id, contents, imageUrl, ratingCounts, isExample: true } };
	return { updateOne: { filter: { slug }, update, upsert: true } };
}

/**
 * Puts every good on sale that is not there yet, in demo mode with its invented reviews; what the seller has changed
 * stays as it is. All of it or nothing: a shop with any product was never cut off while it was filled.
 */
export async function fillShelves(): Promise<void> {
	const known = await Product.find({ slug: { $in: goods.map(({ slug }) => slug) } })
		.select("slug")
		.lean();
	const ids = new Map(known.map(({ slug, _id }) => [slug, _id]));
	const ofProducts: Awaited<ReturnType<typeof productWrite>>[] = [];
	for (const good of goods) {
		if (ids.has(good.slug)) continue;
		const id = new Types.ObjectId();
		ids.set(good.slug, id);
		ofProducts.push(await productWrite(good, id));
	}
	const invented = env().DEMO ? reviews : [];
	const ofReviews = invented.flatMap((review) => {
		const product = ids.get(review.product);
		return product ? [reviewWrite(review, product)] : [];
	});
	await commit([
		{ run: async (session) => (await Product.bulkWrite(ofProducts, { session })).isOk() },
		{ run: async (session) => (await Review.bulkWrite(ofReviews, { session })).isOk() },
	]);
}
