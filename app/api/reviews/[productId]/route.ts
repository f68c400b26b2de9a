import { reviewCalls } from "@/lib/reviews/calls";
import { listReviews } from "@/lib/reviews/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(reviewCalls.list, async ({ params, query }) => ({
	reviews: await listReviews(params.productId, query),
}));
