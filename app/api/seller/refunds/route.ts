import { refundCalls } from "@/lib/money/calls";
import { grantRefund } from "@/lib/money/server/refund-actions";
import { listRefunds } from "@/lib/money/server/refunds";
import { endpoint } from "@/lib/server/calls/endpoint";

const LIST_LIMIT = 200;

export const GET = endpoint(refundCalls.list, ({ query }) => listRefunds(query, LIST_LIMIT));

export const POST = endpoint(refundCalls.grant, async ({ seller, body, keep }) => ({
	refund: await grantRefund(seller, body, (refund) => keep({ refund })),
}));
