import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { markPaid } from "@/lib/server/seller-orders/steps";

export const PUT = endpoint(sellerOrderCalls.markPaid, async ({ seller, params }) => ({
	order: await markPaid(seller, params.id),
	message: "Order marked as paid successfully!",
}));
