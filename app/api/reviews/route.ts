import { endpoint } from "@/lib/server/calls/endpoint";
import { reviewCalls } from "@/lib/server/calls/reviews";
import { addReview } from "@/lib/server/reviews/add";

export const POST = endpoint(reviewCalls.add, async ({ customer, body }) => ({
	review: await addReview(body, customer?._id ?? null),
	message: "Review submitted successfully",
}));
