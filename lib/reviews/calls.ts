import "server-only";
import { z } from "zod";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { anyone, call, customer, json } from "@/lib/server/calls/call";
import { message, review } from "@/lib/server/calls/shapes";
import { REVIEW_NOT_FOUND } from "./rules";
import { reviewAnswerSchema, reviewPartSchema, reviewSchema } from "./schema";

const count = z.int().min(0);

export const reviewStats = z
	.object({
		totalReviews: count,
		averageRating: z.number().min(0).max(5),
		ratingDistribution: z.object({ 5: count, 4: count, 3: count, 2: count, 1: count }),
	})
	.meta({ id: "ReviewStats" });

/** What customers and guests say of products (spec 7). */
export const reviewCalls = {
	list: anyone.get("/api/reviews/{productId}", {
		summary: "A product's reviews, newest first; a part of a long list may be asked for",
		ids: { productId: PRODUCT_NOT_FOUND },
		query: reviewPartSchema,
		success: { fields: { reviews: review.array() } },
	}),
	stats: anyone.get("/api/reviews/{productId}/stats", {
		summary: "Count, average and distribution of a product's reviews",
		ids: { productId: PRODUCT_NOT_FOUND },
		success: { fields: { stats: reviewStats } },
	}),
	own: customer.get("/api/user/reviews/{productId}", {
		summary: "The customer's own review of a product; null where they have written none",
		ids: { productId: PRODUCT_NOT_FOUND },
		success: { fields: { review: review.nullable() } },
	}),
	add: call.post("/api/reviews", {
		summary: "Keeps a review; guests may write one, a customer one a product",
		who: "shopper",
		limit: { action: "review", ofGuests: "guest-review" },
		body: json(reviewSchema),
		idempotent: "answer",
		success: { status: 201, fields: { review, message } },
		refusals: [404, 409],
	}),
	answer: call.put("/api/seller/reviews/{id}/answer", {
		summary: "What the shop says to a review, for everyone to read; again replaces it",
		ids: { id: REVIEW_NOT_FOUND },
		body: json(reviewAnswerSchema),
		success: { fields: { review, message } },
	}),
};
