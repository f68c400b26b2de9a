"use client";

import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { STAR_PATH, Stars, Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FieldError, Form } from "@/components/ui/form/field";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { StarsInput } from "@/components/ui/form/stars-input";
import { Icon } from "@/components/ui/icons";
import { Panel, SectionHead } from "@/components/ui/panel";
import { useSession } from "@/lib/accounts/client/session";
import { call } from "@/lib/client/api";
import { loadRuleWords } from "@/lib/client/document";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { RATINGS, type Review, type ReviewStats } from "@/lib/reviews/rules";
import { useReviewStats } from "./review-stats";

const DEFAULT_RATING = 5;

type FieldName = "name" | "comment";
type Problem = { message: string; fields: ReadonlySet<string> };

/** Write a Review (spec 5): the name of who is signed in stands there already, five stars are chosen. */
function ReviewForm({ productId, onWritten }: { productId: string; onWritten: (review: Review) => void }) {
	const text = useMessages("reviews");
	const { user } = useSession();
	const [typedName, setTypedName] = useState<string | null>(null);
	const [rating, setRating] = useState(DEFAULT_RATING);
	const [comment, setComment] = useState("");
	const [problem, setProblem] = useState<Problem | null>(null);
	const name = typedName ?? user?.name ?? "";
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problem]);

	const { busy, run } = useAction(async () => {
		// Most visitors write nothing: the rules come when they are needed.
		const [{ reviewSchema }, say] = await Promise.all([
			import("@/lib/reviews/schema"),
			loadRuleWords(),
			import("@/lib/client/zod-settings"),
		]);
		const input = reviewSchema.safeParse({ productId, name, rating, comment });
		if (!input.success) {
			const { issues } = input.error;
			const fields = new Set(issues.map(({ path }) => String(path[0])));
			setProblem({ message: issues[0] ? say(issues[0].message) : text.fillAll, fields });
			return;
		}
		setProblem(null);
		const { review, message } = await call("POST /api/reviews", { body: input.data });
		onWritten(review);
		setComment("");
		setRating(DEFAULT_RATING);
		toast.success(message || text.submitted);
	}, text.notSubmitted);

	// What a field says of itself while the sentence of spec 5 stands beneath them all.
	const wanted: Record<FieldName, string> = { name: text.enterName, comment: text.writeComment };

	function errorOf(field: FieldName, typed: string): string | undefined {
		if (!problem?.fields.has(field)) return undefined;
		return typed.trim() === "" ? wanted[field] : problem.message;
	}

	return (
		<Panel aria-labelledby="write-review">
			<Form ref={form} onSend={() => void run()} className="grid gap-4">
				<h3 id="write-review" className="display-type text-title">
					{text.write}
				</h3>
				<StarsInput legend={text.yourRating} name="rating" value={rating} onChange={setRating} />
				<InputField
					label={text.yourName}
					error={errorOf("name", name)}
					name="name"
					autoComplete="name"
					maxLength={80}
					value={name}
					onChange={(event) => {
						setTypedName(event.target.value);
						setProblem(null);
					}}
				/>
				<TextareaField
					label={text.yourReview}
					error={errorOf("comment", comment)}
					name="comment"
					maxLength={2000}
					placeholder={text.placeholder}
					value={comment}
					onChange={(event) => {
						setComment(event.target.value);
						setProblem(null);
					}}
				/>
				{problem && <FieldError>{problem.message}</FieldError>}
				<Button type="submit" busy={busy}>
					{text.submit}
				</Button>
			</Form>
		</Panel>
	);
}

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

	function onWritten(review: Review): void {
		setReviews((known) => [review, ...known]);
		take(review);
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
					<ReviewForm productId={productId} onWritten={onWritten} />
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
