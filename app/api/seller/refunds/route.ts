import { newRefundSchema, refundQuerySchema } from "@/lib/domain/refund-schema";
import { endpoint, ok, parse, readBody } from "@/lib/server/http/endpoint";
import { listRefunds } from "@/lib/server/refunds/read";
import { grantRefund } from "@/lib/server/seller-orders/grant-refund";
import { requireSeller } from "@/lib/server/sellers/guards";

const LIST_LIMIT = 200;

/** What has to go back, or went back, newest first. */
export const GET = endpoint(async (request) => {
	await requireSeller();
	const query = parse(refundQuerySchema, Object.fromEntries(request.nextUrl.searchParams));
	return ok(await listRefunds(query, LIST_LIMIT));
});

/** The seller gives some of an order's money back; the same refund again answers the first. */
export const POST = endpoint(async (request) => {
	const seller = await requireSeller();
	return ok({ refund: await grantRefund(seller, await readBody(request, newRefundSchema)) }, 201);
});
