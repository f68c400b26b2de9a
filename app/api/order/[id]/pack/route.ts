import { packingCalls } from "@/lib/packing/calls";
import { packOrder } from "@/lib/packing/server/decide";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(packingCalls.pack, async ({ seller, params, body }) => ({
	order: await packOrder(seller, params.id, body),
}));
