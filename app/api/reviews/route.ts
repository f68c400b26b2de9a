import { reviewCalls } from "@/lib/reviews/calls";
import { addReview } from "@/lib/reviews/server/write";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(reviewCalls.add, async ({ customer, body, keep }) => {
	const message = "Review submitted successfully";
	const review = await addReview(body, customer?._id ?? null, (made) => keep({ review: made, message }));
	return { review, message };
});
