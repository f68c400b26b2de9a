import { endpoint } from "@/lib/server/calls/endpoint";
import { reviewCalls } from "@/lib/server/calls/reviews";
import { readReviewStats } from "@/lib/server/reviews/read";

export const GET = endpoint(reviewCalls.stats, async ({ params }) => ({
	stats: await readReviewStats(params.productId),
}));
