import { endpoint } from "@/lib/server/calls/endpoint";
import { refundCalls } from "@/lib/server/calls/refunds";
import { settleRefund } from "@/lib/server/seller-orders/settle-refund";

export const PUT = endpoint(refundCalls.settle, async ({ seller, params, body }) => ({
	refund: await settleRefund(seller, params.id, body),
	message: "The refund is settled",
}));
