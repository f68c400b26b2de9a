import { z } from "zod";
import { objectIdField, requiredText } from "./fields";

const FILL_ALL = "Please fill all fields";

export const reviewSchema = z.object({
	productId: objectIdField,
	name: requiredText(FILL_ALL, 80),
	rating: z
		.int({ error: "Please choose a rating from 1 to 5" })
		.min(1, "Please choose a rating from 1 to 5")
		.max(5, "Please choose a rating from 1 to 5"),
	comment: requiredText(FILL_ALL, 2000),
});
export type ReviewInput = z.infer<typeof reviewSchema>;

export type Rating = 1 | 2 | 3 | 4 | 5;
export type RatingCounts = Record<Rating, number>;

/** One review; `date` is ISO 8601. */
export type Review = {
	_id: string;
	name: string;
	rating: number;
	comment: string;
	date: string;
	isVerified: boolean;
};

export type ReviewStats = { totalReviews: number; averageRating: number; ratingDistribution: RatingCounts };

export const NO_RATINGS: RatingCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

/** Count, average to one decimal and the 5-to-1 distribution (spec 3). */
export function statsOf(counts: RatingCounts): ReviewStats {
	const ratings = [5, 4, 3, 2, 1] as const;
	const totalReviews = ratings.reduce((sum, rating) => sum + counts[rating], 0);
	const points = ratings.reduce((sum, rating) => sum + rating * counts[rating], 0);
	const averageRating = totalReviews === 0 ? 0 : Math.round((points / totalReviews) * 10) / 10;
	return { totalReviews, averageRating, ratingDistribution: counts };
}
