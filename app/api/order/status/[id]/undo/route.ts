import { sellerOrderCalls } from "@/lib/orders/calls";
import { undoMove } from "@/lib/orders/server/staff/seller-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerOrderCalls.undoMove, async ({ seller, params }) => ({
	order: await undoMove(seller, params.id),
}));
