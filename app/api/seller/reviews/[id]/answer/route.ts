import { reviewCalls } from "@/lib/reviews/calls";
import { answerReview } from "@/lib/reviews/server/write";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(reviewCalls.answer, async ({ seller, params, body }) => ({
	review: await answerReview(seller, params.id, body.text),
	message: "Your answer stands under the review",
}));
