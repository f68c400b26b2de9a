import { reviewPartSchema } from "@/lib/domain/review-schema";
import { endpoint, ok, parse, pathId } from "@/lib/server/http/endpoint";
import { listReviews } from "@/lib/server/reviews/read";

/** A product's reviews, newest first (spec 7); `offset` and `limit` ask for a part of a long list. */
export const GET = endpoint<{ productId: string }>(async (request, { productId }) => {
	const id = pathId(productId, "Product not found");
	const part = parse(reviewPartSchema, Object.fromEntries(request.nextUrl.searchParams));
	return ok({ reviews: await listReviews(id, part) });
});
