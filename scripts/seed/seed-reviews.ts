import { createHash } from "node:crypto";
import { Types } from "mongoose";
import { Product } from "@/models/product";
import { Review } from "@/models/review";
import { reviews } from "./reviews";
import type { SeedReview } from "./types";

const DAY = 86_400_000;

/** The same review always gets the same id, so seeding twice changes nothing. */
function idOf(review: SeedReview): Types.ObjectId {
	const hash = createHash("sha256")
		.update(`${review.product}\n${review.name}\n${review.comment}`)
		.digest("hex");
	return new Types.ObjectId(hash.slice(0, 24));
}

/** Writes the reviews of the seeded goods, dated back from now. */
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
