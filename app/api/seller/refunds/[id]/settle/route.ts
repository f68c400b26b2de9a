import { refundCalls } from "@/lib/money/calls";
import { settleRefund } from "@/lib/money/server/refund-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(refundCalls.settle, async ({ seller, params, body }) => ({
	refund: await settleRefund(seller, params.id, body),
	message: "The refund is settled",
}));
