import { deliveryCalls } from "@/lib/riders/calls";
import { assignOrder } from "@/lib/riders/server/dispatch";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(deliveryCalls.assign, async ({ seller, params, body }) => ({
	order: await assignOrder(seller, params.id, body.rider),
}));
