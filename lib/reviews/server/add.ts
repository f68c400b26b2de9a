import "server-only";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { isDuplicate } from "@/lib/server/database/duplicates";
import { ShopError } from "@/lib/server/platform/errors";
import { Review } from "@/models/reviews";
import { type Review as ShopReview, wantsAnswer } from "../rules";
import type { ReviewInput } from "../schema";
import { recountRatings } from "./count";
import { isPurchase, recheckPurchases } from "./purchase";
import { requireProduct, toReview } from "./read";

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
