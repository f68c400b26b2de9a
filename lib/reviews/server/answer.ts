import "server-only";
import { audited } from "@/lib/server/audit/audit-log";
import { cacheTags } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { Review, type ReviewDoc } from "@/models/reviews";
import { REVIEW_NOT_FOUND, type Review as ShopReview, type WaitingReview } from "../rules";
import { toReview } from "./read";

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
