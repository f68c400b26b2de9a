import { endpoint } from "@/lib/server/calls/endpoint";
import { packingCalls } from "@/lib/server/calls/packing";
import { packOrder } from "@/lib/server/packing/pack";

export const PUT = endpoint(packingCalls.pack, async ({ seller, params, body }) => ({
	order: await packOrder(seller, params.id, body),
}));
