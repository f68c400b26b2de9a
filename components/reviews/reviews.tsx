"use client";

import { useRef, useState } from "react";
import { useMessages } from "#messages";
import { STAR_PATH, Stars, Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { Panel, SectionHead } from "@/components/ui/panel";
import { call } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import { useOwnReview } from "@/lib/reviews/client";
import { RATINGS, type Review, type ReviewStats } from "@/lib/reviews/rules";
import { ReviewForm } from "./review-form";
import { useReviewStats } from "./review-stats";

const AVATARS = [
	"bg-veg-soft text-on-veg-soft",
	"bg-fruit-soft text-on-fruit-soft",
	"bg-bundle-soft text-on-bundle-soft",
	"bg-accent-soft text-on-accent-soft",
] as const;

/** One review: who, when, whether they bought it, how many stars, and their words as text. */
function ReviewItem({ review }: { review: Review }) {
	const { name, rating, comment, date, isVerified, answer } = review;
	const text = useMessages("reviews");
	const time = useMessages("time");
	const initial = [...name][0]?.toUpperCase() ?? "";
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-b border-line py-5.5 first:pt-0">
			<span
				aria-hidden
				className={`grid size-tap place-items-center rounded-full font-extrabold ${AVATARS[(initial.codePointAt(0) ?? 0) % AVATARS.length]}`}
			>
				{initial}
			</span>
			<div className="flex flex-wrap items-center gap-x-2.75 gap-y-0.5 self-center leading-snug">
				<b className="font-bold">
					<bdi>{name}</bdi>
				</b>
				{isVerified && (
					<Tag tone="success" icon={<Icon name="badge-check" className="size-3.5" />}>
						{text.verified}
					</Tag>
				)}
				<time dateTime={date} className="text-sm text-ink-3">
					{time.date(date)}
				</time>
				<span className="basis-full">
					<Stars rating={rating} size="sm" />
				</span>
			</div>
			<p dir="auto" className="col-start-2 max-w-160 justify-self-start whitespace-pre-line text-ink-2">
				{comment}
			</p>
			{answer && (
				<p className="col-start-2 max-w-160 rounded-md bg-bg-sunk px-4 py-3 text-md whitespace-pre-line">
					<b className="block font-bold">{text.ourAnswer}</b>
					<span dir="auto" className="block w-fit">
						{answer}
					</span>
				</p>
			)}
		</li>
	);
}

/** In the place of the form: what the customer has written already, and what of a second review was not sent. */
function OwnReview({ review, unsent }: { review: Review; unsent: string }) {
	const text = useMessages("reviews");
	return (
		<Panel title={text.reviewed}>
			<ul className="mt-4 [&>li]:border-0 [&>li]:pb-0">
				<ReviewItem review={review} />
			</ul>
			{unsent && (
				<p className="mt-4 rounded-md bg-warning-soft px-4 py-3 text-md whitespace-pre-line text-on-warning-soft">
					<b className="block font-bold">{text.unsent}</b>
					<span dir="auto" className="block w-fit">
						{unsent}
					</span>
				</p>
			)}
		</Panel>
	);
}

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
			<span aria-hidden className="drawn h-2.5 overflow-hidden rounded-full bg-bg-sunk">
				<span
					className="block h-full rounded-full bg-mango-500 transition-[width] duration-settle ease-out"
					style={{ width: total > 0 ? `${(count / total) * 100}%` : 0 }}
				/>
			</span>
			<span className="text-end text-ink-3">{count}</span>
		</li>
	);
}

/** How many more reviews each press loads. */
const STEP = 20;

/** Customer Reviews (spec 2, Product detail): the figures, the form and the list, in step with each other. */
export function Reviews({ productId, initialReviews }: { productId: string; initialReviews: Review[] }) {
	const text = useMessages("reviews");
	const { city } = useMessages("places");
	const { stats, take } = useReviewStats();
	const [reviews, setReviews] = useState(initialReviews);
	const form = useRef<HTMLDivElement>(null);
	const own = useOwnReview(productId, form);
	// It outlasts the form: a review that turns out to be there takes its place.
	const [comment, setComment] = useState("");

	function onWritten(review: Review): Promise<void> {
		setReviews((known) => [review, ...known]);
		take(review);
		return own.readWritten();
	}

	const { busy, run: loadMore } = useAction(async () => {
		const { reviews: more } = await call("GET /api/reviews/{productId}", {
			params: { productId },
			query: { offset: String(reviews.length), limit: String(STEP) },
		});
		setReviews((known) => [...known, ...more.filter(({ _id }) => !known.some((old) => old._id === _id))]);
	}, text.notLoaded);

	function goToForm(): void {
		form.current?.querySelector("textarea")?.focus();
	}

	return (
		<section id="reviews" aria-labelledby="reviews-title" className="deferred-200 py-section">
			<SectionHead id="reviews-title" title={text.title} />
			<div className="grid gap-8 lg:grid-cols-[23rem_minmax(0,1fr)] lg:items-start lg:gap-18">
				<div ref={form} className="grid gap-5">
					<RatingSummary stats={stats} />
					{own.review ? (
						<OwnReview review={own.review} unsent={comment} />
					) : (
						<ReviewForm {...{ productId, comment, onWritten }} onComment={setComment} onRefused={own.read} />
					)}
				</div>
				<div>
					{reviews.length === 0 ? (
						<EmptyState
							art="/art/one-memo.webp"
							title={text.none}
							as="h3"
							actions={
								<Button variant="outline" onClick={goToForm}>
									{text.write}
								</Button>
							}
						>
							{text.tellOthers(city)}
						</EmptyState>
					) : (
						<ul className="grid">
							{reviews.map((review) => (
								<ReviewItem key={review._id} review={review} />
							))}
						</ul>
					)}
					{reviews.length < stats.totalReviews && (
						<div className="mt-5 flex flex-wrap items-center gap-4">
							<Button variant="outline" busy={busy} onClick={() => void loadMore()}>
								{text.showMore}
							</Button>
							<span className="text-sm text-ink-3 figures" role="status">
								{text.shown(reviews.length, stats.totalReviews)}
							</span>
						</div>
					)}
				</div>
			</div>
		</section>
	);
}
