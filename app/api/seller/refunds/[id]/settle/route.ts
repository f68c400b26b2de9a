import { settleRefund } from "@/lib/money/server/settle-refund";
import { endpoint } from "@/lib/server/calls/endpoint";
import { refundCalls } from "@/lib/server/calls/refunds";

export const PUT = endpoint(refundCalls.settle, async ({ seller, params, body }) => ({
	refund: await settleRefund(seller, params.id, body),
	message: "The refund is settled",
}));
