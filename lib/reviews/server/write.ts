import "server-only";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { audited } from "@/lib/server/audit/audit-log";
import { announced, cacheTags, changingPages, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/errors";
import { repeat } from "@/lib/server/jobs/repeat";
import { isYounger } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Order } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { Review, type ReviewDoc } from "@/models/reviews";
import {
	RATINGS,
	type RatingCounts,
	REVIEW_NOT_FOUND,
	type Review as ShopReview,
	type WaitingReview,
	wantsAnswer,
} from "../rules";
import type { ReviewInput } from "../schema";
import { countRatings, requireProduct, toReview } from "./read";

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

/** What a review's "Verified Purchase" rests on. */
type Claim = Pick<ReviewDoc, "user" | "product" | "createdAt">;

/** Whether the product was ordered before it was reviewed; a cancelled order is no purchase. */
async function isPurchase({ user, product, createdAt }: Claim): Promise<boolean> {
	if (!user) return false;
	const order = await Order.exists({
		user,
		"lines.product": product,
		status: { $nin: NO_PURCHASE },
		createdAt: { $lte: createdAt },
	});
	return order !== null;
}

type Written = Claim & Pick<ReviewDoc, "_id" | "isVerified">;

/** Writes what is true of a review until it is still true afterwards: whoever writes last is right. */
async function recheck(review: Written): Promise<void> {
	let written = review.isVerified;
	for (let isTrue = await isPurchase(review); isTrue !== written; isTrue = await isPurchase(review)) {
		await Review.updateOne({ _id: review._id }, { $set: { isVerified: isTrue } });
		written = isTrue;
	}
}

/**
 * Brings "Verified Purchase" on a customer's reviews of these products in line with what they have ordered. Safe to
 * repeat at any time; pages follow within 2 seconds.
 */
export async function recheckPurchases(
	user: ReviewDoc["user"],
	productIds: readonly ReviewDoc["product"][],
): Promise<void> {
	const reviews = await Review.find({ user, product: { $in: productIds } })
		.select("user product createdAt isVerified")
		.lean<Written[]>();
	const wrong: Written[] = [];
	for (const review of reviews) if ((await isPurchase(review)) !== review.isVerified) wrong.push(review);
	if (wrong.length === 0) return;
	await announced(tagsOfProducts(wrong.map(({ product }) => String(product))), async () => {
		for (const review of wrong) await recheck(review);
	});
}

/**
 * Keeps a review (spec 6: guests may write one too). It counts as a verified purchase only when the signed-in customer
 * has ordered the product and not cancelled it. The insert is the fact; the product's rating follows from it.
 * Throws ShopError `not-found`, and `conflict` when this customer has reviewed the product before.
 */
export async function addReview(input: ReviewInput, userId: string | null): Promise<ShopReview> {
	const { productId, name, rating, comment } = input;
	await requireProduct(productId);
	const user = userId ?? undefined;
	const review = new Review({ product: productId, user, name, rating, comment, isCounted: false });
	if (wantsAnswer(input)) review.isWaiting = true;
	review.isVerified = await isPurchase(review);
	try {
		await changingPages(tagsOfProducts([productId]), async () => {
			await review.save();
			// An order that was cancelled in this moment may not have met the review yet.
			if (review.isVerified) await recheckPurchases(review.user, [review.product]);
			await recountRatings(productId);
		});
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", "You have already reviewed this product");
		throw error;
	}
	return toReview(review);
}

type Named = Pick<ProductDoc, "_id" | "name">;

function productsOf(reviews: readonly Pick<ReviewDoc, "product">[]): Promise<Named[]> {
	const ids = reviews.map(({ product }) => product);
	return Product.find({ _id: { $in: ids } })
		.select("name")
		.lean<Named[]>();
}

/** The reviews that wait for the shop's answer for longest, at most `limit`, and how many wait in all. */
export async function longestWaiting(limit: number): Promise<{ reviews: WaitingReview[]; total: number }> {
	await connectDatabase();
	const [docs, total] = await Promise.all([
		Review.find({ isWaiting: true }).sort({ createdAt: 1 }).limit(limit).lean<ReviewDoc[]>(),
		Review.countDocuments({ isWaiting: true }),
	]);
	const names = new Map((await productsOf(docs)).map(({ _id, name }) => [String(_id), name]));
	const reviews = docs.map((doc) => {
		const { _id, name, rating, comment, date } = toReview(doc);
		return { _id, name, rating, comment, date, product: names.get(String(doc.product)) ?? "" };
	});
	return { reviews, total };
}

/**
 * Puts the shop's answer under a review, in the place of an earlier one; it waits no longer. One write, so that it can
 * be repeated. Throws ShopError `not-found`.
 */
export async function answerReview(seller: Seller, reviewId: string, answer: string): Promise<ShopReview> {
	await connectDatabase();
	const known = await Review.findById(reviewId).lean<ReviewDoc>();
	if (!known) throw notFound(REVIEW_NOT_FOUND);
	const productId = String(known.product);
	const [product] = await productsOf([known]);
	const action = {
		kind: "review-answered" as const,
		subject: product?.name ?? "",
		subjectId: productId,
		changes: [{ field: known.name, before: known.answer ?? "", after: answer }],
	};
	return audited(seller, action, async () => {
		await changingPages([cacheTags.product(productId)], () =>
			Review.updateOne({ _id: known._id }, { $set: { answer }, $unset: { isWaiting: 1 } }),
		);
		return toReview({ ...known, answer });
	});
}
