import { deliveryCalls } from "@/lib/riders/calls";
import { assignOrders } from "@/lib/riders/server/dispatch";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(deliveryCalls.assignMany, async ({ seller, body }) => ({
	orders: await assignOrders(seller, body.orders, body.rider),
}));
