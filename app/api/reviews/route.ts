import { reviewSchema } from "@/lib/domain/review-schema";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";
import { addReview } from "@/lib/server/reviews/add";

/** Keeps a review; guests may write one (spec 7). */
export const POST = endpoint(async (request) => {
	const customer = await currentCustomer();
	await limit(customer ? "review" : "guest-review", callerOf(request, customer?._id));
	const review = await addReview(await readBody(request, reviewSchema), customer?._id ?? null);
	return ok({ review, message: "Review submitted successfully" }, 201);
});
