import { reviewSchema } from "@/lib/domain/review";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { clientAddress, limit } from "@/lib/server/rate-limit";
import { addReview } from "@/lib/server/reviews/add";

/** Keeps a review; guests may write one (spec 7). */
export const POST = endpoint(async (request) => {
	await limit("review", clientAddress(request.headers));
	const customer = await currentCustomer();
	const review = await addReview(await readBody(request, reviewSchema), customer?._id ?? null);
	return ok({ review, message: "Review submitted successfully" }, 201);
});
