import "server-only";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { announced } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { isYounger } from "@/lib/server/platform/clock";
import { Product } from "@/models/products";
import { Review, type ReviewDoc } from "@/models/reviews";
import { RATINGS, type RatingCounts } from "../rules";
import { countRatings } from "./read";

const SWEEP_MS = 5_000;
/** A review younger than this is still being counted by the request that brought it. */
const GRACE_MS = 2_000;

const isSame = (a: RatingCounts, b: RatingCounts) => RATINGS.every((rating) => a[rating] === b[rating]);

/**
 * Brings a product's rating in line with its reviews. Safe to repeat at any time. Another review may arrive between
 * counting and writing, so it counts again until what was written is what is there: whoever writes last is right.
 */
export async function recountRatings(productId: string): Promise<void> {
	const uncounted = await Review.find({ product: productId, isCounted: false }).select("_id").lean();
	for (let counts = await countRatings(productId); ; ) {
		await Product.updateOne({ _id: productId }, { $set: { ratingCounts: counts } });
		const now = await countRatings(productId);
		if (isSame(now, counts)) break;
		counts = now;
	}
	const ids = uncounted.map((review) => review._id);
	await Review.updateMany({ _id: { $in: ids } }, { $set: { isCounted: true } });
}

/** Finishes what was interrupted: reviews that no rating has taken in yet. */
async function countForgottenReviews(): Promise<void> {
	await connectDatabase();
	const uncounted = await Review.find({ isCounted: false })
		.select("product createdAt")
		.lean<Pick<ReviewDoc, "product" | "createdAt">[]>();
	const forgotten = uncounted.filter(({ createdAt }) => !isYounger(createdAt, GRACE_MS));
	const productIds = [...new Set(forgotten.map(({ product }) => String(product)))];
	for (const productId of productIds) {
		await announced(tagsOfProducts([productId]), () => recountRatings(productId));
	}
}

/** Counts at once and every few seconds what an outage of the database or a crash has left uncounted. */
export function startReviewSweep(): void {
	repeat({ name: "the count of reviews", everyMs: SWEEP_MS, work: countForgottenReviews });
}
