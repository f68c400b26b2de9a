import { sellerOrderCalls } from "@/lib/orders/calls";
import { stepOrder } from "@/lib/orders/server/staff/seller-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerOrderCalls.move, async ({ seller, params, body }) => ({
	order: await stepOrder(seller, params.id, body),
}));
