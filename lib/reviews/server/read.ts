import "server-only";
import { Types } from "mongoose";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { cachedRead, cacheTags } from "@/lib/server/cache/invalidation";
import { notFound } from "@/lib/server/platform/errors";
import { Product } from "@/models/products";
import { type ReviewDoc, Review as ReviewModel } from "@/models/reviews";
import { NO_RATINGS, type RatingCounts, type Review, type ReviewStats, statsOf } from "../rules";

/** How many reviews a product page shows before more are asked for. */
const FIRST_REVIEWS = 5;

const SHOWN_FIELDS = "name rating comment isVerified answer createdAt";
type StoredReview = Omit<ReviewDoc, "product" | "user" | "isWaiting">;

/** A stored review as everyone reads it (spec 3). Who wrote it stays on the server, but for the name they gave. */
export function toReview(doc: StoredReview): Review {
	return {
		_id: String(doc._id),
		name: doc.name,
		rating: doc.rating,
		comment: doc.comment,
		date: doc.createdAt.toISOString(),
		isVerified: doc.isVerified,
		...(doc.answer ? { answer: doc.answer } : {}),
	};
}

/** Throws ShopError `not-found` when there is no such product on sale. */
export async function requireProduct(productId: string): Promise<void> {
	const isThere = await Product.exists({ _id: productId, isArchived: false });
	if (!isThere) throw notFound(PRODUCT_NOT_FOUND);
}

/** How many reviews gave each rating, counted from the reviews themselves but those `without`. */
export async function countRatings(
	productId: string,
	without: readonly Types.ObjectId[] = [],
): Promise<RatingCounts> {
	const groups = await ReviewModel.aggregate<{ _id: number; count: number }>([
		{ $match: { product: new Types.ObjectId(productId), _id: { $nin: [...without] } } },
		{ $group: { _id: "$rating", count: { $sum: 1 } } },
	]);
	return { ...NO_RATINGS, ...Object.fromEntries(groups.map(({ _id, count }) => [_id, count])) };
}

/** A product's reviews, newest first; all of them unless a part is asked for. Throws ShopError `not-found`. */
export async function listReviews(
	productId: string,
	part: { offset?: number; limit?: number } = {},
): Promise<Review[]> {
	await requireProduct(productId);
	const docs = await ReviewModel.find({ product: productId })
		.sort({ createdAt: -1, _id: -1 })
		.skip(part.offset ?? 0)
		.limit(part.limit ?? 0)
		.select(SHOWN_FIELDS)
		.lean<StoredReview[]>();
	return docs.map(toReview);
}

/** What a customer has written of a product; null where that is nothing. */
export async function readOwnReview(userId: string, productId: string): Promise<Review | null> {
	const doc = await ReviewModel.findOne({ product: productId, user: userId })
		.select(SHOWN_FIELDS)
		.lean<StoredReview>();
	return doc && toReview(doc);
}

/** Count, average and distribution of a product's reviews. Throws ShopError `not-found`. */
export async function readReviewStats(productId: string): Promise<ReviewStats> {
	await requireProduct(productId);
	return statsOf(await countRatings(productId));
}

/** What a product page shows of its reviews; cached until one is written. Only for a product that exists. */
export const getFirstReviews = cachedRead(
	"reviews",
	(productId: string) => [cacheTags.product(productId), cacheTags.anyProduct],
	async (productId) => ({
		stats: await readReviewStats(productId),
		reviews: await listReviews(productId, { limit: FIRST_REVIEWS }),
	}),
);
