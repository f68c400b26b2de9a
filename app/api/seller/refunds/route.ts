import { endpoint } from "@/lib/server/calls/endpoint";
import { refundCalls } from "@/lib/server/calls/refunds";
import { listRefunds } from "@/lib/server/refunds/read";
import { grantRefund } from "@/lib/server/seller-orders/grant-refund";

const LIST_LIMIT = 200;

export const GET = endpoint(refundCalls.list, ({ query }) => listRefunds(query, LIST_LIMIT));

export const POST = endpoint(refundCalls.grant, async ({ seller, body }) => ({
	refund: await grantRefund(seller, body),
}));
