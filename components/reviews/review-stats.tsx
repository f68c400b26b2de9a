"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { useMessages } from "#messages";
import { Stars } from "@/components/ui/badges";
import { NO_RATINGS, type Review, type ReviewStats, statsOf, withReview } from "@/lib/reviews/rules";

type Shared = { stats: ReviewStats; take: (review: Review) => void };

const StatsContext = createContext<Shared>({ stats: statsOf(NO_RATINGS), take: () => {} });

/** Holds a product's figures for all who show them on its page: a review that was just written counts at once. */
export function ReviewStatsProvider({ initial, children }: { initial: ReviewStats; children: ReactNode }) {
	const [stats, setStats] = useState(initial);
	const take = (review: Review) => setStats((known) => withReview(known, review));
	return <StatsContext value={{ stats, take }}>{children}</StatsContext>;
}

/** The figures of this page's product, and how to take a new review into them. */
export function useReviewStats(): Shared {
	return use(StatsContext);
}

/** The stars under the product's name; they lead to the reviews. */
export function RatingLink() {
	return <RatingLine {...useReviewStats().stats} />;
}

/** The same for known figures. */
export function RatingLine({
	averageRating,
	totalReviews,
}: Pick<ReviewStats, "averageRating" | "totalReviews">) {
	const text = useMessages("product");
	return (
		<a href="#reviews" className="tap-area inline-flex items-center gap-2 text-sm hover:underline">
			<Stars rating={averageRating} />
			{totalReviews > 0 && <b className="font-bold figures">{averageRating.toFixed(1)}</b>}
			<span className="text-ink-2">{totalReviews === 0 ? text.noReviews : text.reviews(totalReviews)}</span>
		</a>
	);
}
