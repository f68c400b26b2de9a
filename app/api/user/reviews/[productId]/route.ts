import { reviewCalls } from "@/lib/reviews/calls";
import { readOwnReview } from "@/lib/reviews/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(reviewCalls.own, async ({ customer, params }) => ({
	review: await readOwnReview(customer._id, params.productId),
}));
