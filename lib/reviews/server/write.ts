import "server-only";
import { Types } from "mongoose";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { cacheTags, expireTags, pageChange, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { change, changeIfThere, decided, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { Review, type ReviewDoc } from "@/models/reviews";
import { REVIEW_NOT_FOUND, type Review as ShopReview, type WaitingReview, wantsAnswer } from "../rules";
import type { ReviewInput } from "../schema";
import { requireProduct, toReview } from "./read";

/** What a review's "Verified Purchase" rests on. */
type Claim = Pick<ReviewDoc, "user" | "product" | "createdAt">;

/** The order, other than this one, by which the product was bought before it was reviewed; a cancelled one is no purchase. */
async function purchaseOf({ user, product, createdAt }: Claim, beside?: OrderDoc["_id"]) {
	if (!user) return null;
	const others = beside ? { _id: { $ne: beside } } : {};
	const bought = { user, "lines.product": product, createdAt: { $lte: createdAt }, ...others };
	return Order.findOne({ ...bought, status: { $nin: NO_PURCHASE } })
		.select("_id")
		.lean<Pick<OrderDoc, "_id">>();
}

type Written = Claim & Pick<ReviewDoc, "_id" | "isVerified">;

/**
 * The writes that bring "Verified Purchase" on a customer's reviews of an order's products in line with their other orders,
 * and with whether this one stands now (spec 3); pages follow within 2 seconds. Null where they have reviewed none of them.
 */
export async function verifiedWrites(order: OrderDoc): Promise<Write[] | null> {
	const products = order.lines.map(({ product }) => product);
	const reviews = await Review.find({ user: order.user, product: { $in: products } })
		.select("user product createdAt isVerified")
		.lean<Written[]>();
	if (reviews.length === 0) return null;
	const flips: Write[] = [];
	const shown = new Set<string>();
	for (const { _id, isVerified, ...claim } of reviews) {
		const isByThis = !NO_PURCHASE.includes(order.status) && order.createdAt <= claim.createdAt;
		const isTrue = isByThis || (await purchaseOf(claim, order._id)) !== null;
		if (isTrue === isVerified) continue;
		flips.push(changeIfThere(Review, { _id }, { $set: { isVerified: isTrue } }));
		shown.add(String(claim.product));
	}
	if (flips.length === 0) return [];
	return [...flips, pageChange(tagsOfProducts([...shown]))];
}

const alreadyReviewed = () => new ShopError("conflict", "You have already reviewed this product");

/**
 * Keeps a review (spec 6: guests may write one too), and counts it in its product's rating in the same commit. It is a
 * verified purchase only while the customer's order of the product stands.
 * Throws ShopError `not-found`, and `conflict` when this customer has reviewed the product before.
 */
export async function addReview(
	input: ReviewInput,
	userId: string | null,
	keep: (review: ShopReview) => Write[],
): Promise<ShopReview> {
	const { productId, name, rating, comment } = input;
	const ids = { product: new Types.ObjectId(productId), ...(userId && { user: new Types.ObjectId(userId) }) };
	await requireProduct(productId);
	const tags = tagsOfProducts([productId]);
	const { review } = await decided(async () => {
		const claim = { ...ids, createdAt: clock.shopNow() };
		const order = await purchaseOf(claim);
		const waits = wantsAnswer(input) ? { isWaiting: true } : {};
		const said = { name, rating, comment, isVerified: order !== null, ...waits };
		const review: ReviewDoc = { _id: new Types.ObjectId(), ...claim, ...said };
		const isOnSale = { _id: ids.product, isArchived: false };
		const counted = { $inc: { [`ratingCounts.${rating}`]: 1 } };
		const stands = { _id: order?._id, status: { $nin: NO_PURCHASE } };
		return {
			review,
			writes: [
				change(Product, isOnSale, counted, () => notFound(PRODUCT_NOT_FOUND)),
				...(order ? [change(Order, stands, { $inc: { revision: 1 } })] : []),
				insertion(Review, review),
				pageChange(tags),
				...keep(toReview(review)),
			],
		};
	}).catch((error: unknown) => {
		throw isDuplicate(error) ? alreadyReviewed() : error;
	});
	expireTags(tags);
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
	const known = await Review.findById(reviewId).lean<ReviewDoc>();
	if (!known) throw notFound(REVIEW_NOT_FOUND);
	const productId = String(known.product);
	const [product] = await productsOf([known]);
	const action = {
		kind: "review-answered" as const,
		subject: product?.name ?? "",
		subjectId: productId,
		changes: [{ field: "Answer", before: known.answer ?? "", after: answer }],
	};
	const tags = [cacheTags.product(productId)];
	const answered = change(Review, { _id: known._id }, { $set: { answer }, $unset: { isWaiting: 1 } }, () =>
		notFound(REVIEW_NOT_FOUND),
	);
	await commitRecorded(seller, action, answered, pageChange(tags));
	expireTags(tags);
	return toReview({ ...known, answer });
}
