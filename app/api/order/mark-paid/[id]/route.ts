import { sellerOrderCalls } from "@/lib/orders/calls";
import { markPaid } from "@/lib/orders/server/staff/seller-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerOrderCalls.markPaid, async ({ seller, params }) => ({
	order: await markPaid(seller, params.id),
	message: "Order marked as paid successfully!",
}));
