import { endpoint } from "@/lib/server/calls/endpoint";
import { reviewCalls } from "@/lib/server/calls/reviews";
import { answerReview } from "@/lib/server/reviews/answer";

export const PUT = endpoint(reviewCalls.answer, async ({ seller, params, body }) => ({
	review: await answerReview(seller, params.id, body.text),
	message: "Your answer stands under the review",
}));
