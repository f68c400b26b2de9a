import "server-only";
import type { Review as ShopReview } from "@/lib/domain/review";
import type { ReviewInput } from "@/lib/domain/review-schema";
import { Order } from "@/models/order";
import { Review } from "@/models/review";
import { tagsOfProducts } from "../cache-tags";
import { isDuplicate } from "../duplicates";
import { ShopError } from "../errors";
import { changingPages } from "../freshness";
import { recountRatings } from "./count";
import { requireProduct, toReview } from "./read";

async function hasOrdered(userId: string, productId: string): Promise<boolean> {
	const order = await Order.exists({ user: userId, "lines.product": productId });
	return order !== null;
}

/**
 * Keeps a review (spec 6: guests may write one too). It counts as a verified purchase only when the signed-in customer
 * has ordered the product. The insert is the fact; the product's rating follows from it.
 * Throws ShopError `not-found`, and `conflict` when this customer has reviewed the product before.
 */
export async function addReview(input: ReviewInput, userId: string | null): Promise<ShopReview> {
	const { productId, name, rating, comment } = input;
	await requireProduct(productId);
	const isVerified = userId !== null && (await hasOrdered(userId, productId));
	const user = userId ?? undefined;
	const review = new Review({
		product: productId,
		user,
		name,
		rating,
		comment,
		isVerified,
		isCounted: false,
	});
	try {
		await changingPages(tagsOfProducts([productId]), async () => {
			await review.save();
			await recountRatings(productId);
		});
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", "You have already reviewed this product");
		throw error;
	}
	return toReview(review);
}
