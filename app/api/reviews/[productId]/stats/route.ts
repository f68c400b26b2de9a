import { reviewCalls } from "@/lib/reviews/calls";
import { readReviewStats } from "@/lib/reviews/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(reviewCalls.stats, async ({ params }) => ({
	stats: await readReviewStats(params.productId),
}));
