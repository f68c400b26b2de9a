import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { moveOrder } from "@/lib/server/seller-orders/steps";

export const PUT = endpoint(sellerOrderCalls.move, async ({ seller, params, body }) => ({
	order: await moveOrder(seller, params.id, body),
}));
