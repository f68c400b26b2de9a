import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { assignOrders } from "@/lib/server/deliveries/assign";

export const PUT = endpoint(deliveryCalls.assignMany, async ({ seller, body }) => ({
	orders: await assignOrders(seller, body.orders, body.rider),
}));
