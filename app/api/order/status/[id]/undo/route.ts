import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { undoMove } from "@/lib/server/seller-orders/steps";

export const PUT = endpoint(sellerOrderCalls.undoMove, async ({ seller, params }) => ({
	order: await undoMove(seller, params.id),
}));
