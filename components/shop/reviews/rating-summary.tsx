import { useMessages } from "#messages";
import { STAR_PATH } from "@/components/ui/star-shape";
import { Stars } from "@/components/ui/stars";
import { RATINGS, type ReviewStats } from "@/lib/domain/review";

/** Average, count and the five distribution bars. */
export function RatingSummary({ stats }: { stats: ReviewStats }) {
	const text = useMessages("product");
	const { averageRating, totalReviews, ratingDistribution } = stats;
	return (
		<div>
			<div className="flex items-center gap-4">
				<b className="display-figure text-poster">{averageRating.toFixed(1)}</b>
				<div className="grid gap-1">
					<Stars rating={averageRating} size="lg" />
					<p className="text-sm text-ink-3 figures">{text.reviews(totalReviews)}</p>
				</div>
			</div>
			<ul className="mt-5 grid gap-1.75 text-sm figures">
				{RATINGS.map((rating) => (
					<RatingBar key={rating} rating={rating} count={ratingDistribution[rating]} total={totalReviews} />
				))}
			</ul>
		</div>
	);
}

function RatingBar({ rating, count, total }: { rating: number; count: number; total: number }) {
	const text = useMessages("reviews");
	return (
		<li className="grid grid-cols-[2.2rem_1fr_1.75rem] items-center gap-2.5">
			<span className="inline-flex items-center gap-1 font-bold">
				{rating}
				<span className="sr-only">{text.stars}</span>
				<svg viewBox="0 0 24 24" className="size-3.5 fill-current text-star" aria-hidden="true">
					<path d={STAR_PATH} />
				</svg>
			</span>
			<span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-bg-sunk">
				<span
					className="block h-full rounded-full bg-mango-500 transition-[width] duration-settle ease-out"
					style={{ width: `${(count / total) * 100}%` }}
				/>
			</span>
			<span className="text-end text-ink-3">{count}</span>
		</li>
	);
}
