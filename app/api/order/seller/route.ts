import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { findOrders } from "@/lib/server/seller-orders/find";
import { mustBeKnownArea } from "@/lib/server/seller-orders/known-area";

const LIST_LIMIT = 1000;

export const GET = endpoint(sellerOrderCalls.list, async ({ query }) => {
	await mustBeKnownArea(query.area);
	return findOrders(query, LIST_LIMIT);
});
