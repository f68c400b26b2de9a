import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Types } from "mongoose";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import { countRatings } from "@/lib/reviews/server/read";
import { announce, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { imageStore } from "@/lib/server/images/store";
import { env } from "@/lib/server/platform/env";
import { Product } from "@/models/products";
import { Review } from "@/models/reviews";
import type { SeedProduct, SeedReview } from "./good";
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

async function seedProduct(seed: SeedProduct): Promise<void> {
	const { picture, ...fields } = seed;
	if (await Product.exists({ slug: seed.slug })) return;
	const imageUrl = await storePicture(picture);
	await Product.updateOne(
		{ slug: seed.slug },
		{
			$setOnInsert: {
				...fields,
				contents: seed.contents ?? [],
				imageUrl,
				ratingCounts: ratingCountsOf(seed.slug),
			},
		},
		{ upsert: true, setDefaultsOnInsert: true },
	);
}

/** Puts every good on sale that is not there yet; what the seller has changed stays as it is. */
export async function seedProducts(): Promise<void> {
	for (const seed of goods) await seedProduct(seed);
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

/** Writes the invented reviews of the seeded goods, dated back from now. Only for demo mode. */
export async function seedReviews(): Promise<void> {
	const products = await Product.find({}).select("slug").lean();
	const idBySlug = new Map(products.map((product) => [product.slug, product._id]));
	const now = Date.now();
	const writes = reviews.flatMap((review) => {
		const product = idBySlug.get(review.product);
		if (!product) return [];
		const { name, rating, comment, isVerified, daysAgo } = review;
		const createdAt = new Date(now - daysAgo * DAY);
		return [
			{
				updateOne: {
					filter: { _id: idOf(review) },
					update: { $setOnInsert: { product, name, rating, comment, isVerified, createdAt } },
					upsert: true,
				},
			},
		];
	});
	await Review.bulkWrite(writes, { ordered: false });
}
