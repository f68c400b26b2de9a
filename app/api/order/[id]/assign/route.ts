import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { assignOrder } from "@/lib/server/deliveries/assign";

export const PUT = endpoint(deliveryCalls.assign, async ({ seller, params, body }) => ({
	order: await assignOrder(seller, params.id, body.rider),
}));
