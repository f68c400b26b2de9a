import { sellerOrderCalls } from "@/lib/orders/calls";
import { findOrders, mustBeKnownArea } from "@/lib/orders/server/staff/find-orders";
import { endpoint } from "@/lib/server/calls/endpoint";

const LIST_LIMIT = 1000;

export const GET = endpoint(sellerOrderCalls.list, async ({ query }) => {
	await mustBeKnownArea(query.area);
	return findOrders(query, LIST_LIMIT);
});
