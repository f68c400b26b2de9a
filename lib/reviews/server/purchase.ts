import "server-only";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { tagsOfProducts } from "@/lib/server/cache/cache-tags";
import { announced } from "@/lib/server/cache/invalidation";
import { Order } from "@/models/order";
import { Review, type ReviewDoc } from "@/models/reviews";

/** What a review's "Verified Purchase" rests on. */
type Claim = Pick<ReviewDoc, "user" | "product" | "createdAt">;

/** Whether the product was ordered before it was reviewed; a cancelled order is no purchase. */
export async function isPurchase({ user, product, createdAt }: Claim): Promise<boolean> {
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
