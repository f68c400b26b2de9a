import { settleRefundSchema } from "@/lib/domain/refund-schema";
import { endpoint, ok, pathId, readBody } from "@/lib/server/http/endpoint";
import { REFUND_NOT_FOUND, settleRefund } from "@/lib/server/seller-orders/settle-refund";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The money of a refund has gone back. */
export const PUT = endpoint<{ id: string }>(async (request, { id }) => {
	const seller = await requireSeller();
	const refundId = pathId(id, REFUND_NOT_FOUND);
	const refund = await settleRefund(seller, refundId, await readBody(request, settleRefundSchema));
	return ok({ refund, message: "The refund is settled" });
});
