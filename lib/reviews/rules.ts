import type { z } from "zod";
import type { review } from "@/lib/server/calls/shapes";
import type { reviewStats } from "./calls";

export const RATINGS = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof RATINGS)[number];
export type RatingCounts = Record<Rating, number>;

/** One review; `date` is ISO 8601. */
export type Review = z.output<typeof review>;

export const REVIEW_NOT_FOUND = "Review not found";

/** So few stars ask for an answer of the shop. */
const FEW_STARS = 2;

/** True for a review that somebody in the shop should answer. */
export function wantsAnswer({ rating }: Pick<Review, "rating">): boolean {
	return rating <= FEW_STARS;
}

export type WaitingReview = Pick<Review, "_id" | "name" | "rating" | "comment" | "date"> & {
	product: string;
};

export type ReviewStats = z.output<typeof reviewStats>;

export const NO_RATINGS: RatingCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

/** Count, average to one decimal and the 5-to-1 distribution (spec 3). */
export function statsOf(counts: RatingCounts): ReviewStats {
	const totalReviews = RATINGS.reduce((sum, rating) => sum + counts[rating], 0);
	const points = RATINGS.reduce((sum, rating) => sum + rating * counts[rating], 0);
	const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 10) / 10;
	return { totalReviews, averageRating, ratingDistribution: counts };
}

/** The figures with one more review taken in. */
export function withReview(stats: ReviewStats, review: Pick<Review, "rating">): ReviewStats {
	const counts = { ...stats.ratingDistribution };
	const rating = RATINGS.find((known) => known === review.rating);
	if (rating) counts[rating] += 1;
	return statsOf(counts);
}
