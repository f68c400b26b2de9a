import { endpoint } from "@/lib/server/calls/endpoint";
import { reviewCalls } from "@/lib/server/calls/reviews";
import { listReviews } from "@/lib/server/reviews/read";

export const GET = endpoint(reviewCalls.list, async ({ params, query }) => ({
	reviews: await listReviews(params.productId, query),
}));
