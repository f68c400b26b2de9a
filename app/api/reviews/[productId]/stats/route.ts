import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { readReviewStats } from "@/lib/server/reviews/read";

/** Count, average and distribution of a product's reviews (spec 7). */
export const GET = endpoint<{ productId: string }>(async (_request, { productId }) =>
	ok({ stats: await readReviewStats(pathId(productId, "Product not found")) }),
);
