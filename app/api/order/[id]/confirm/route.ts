import { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import { confirmForCustomer, confirmOrder } from "@/lib/orders/server/confirmation";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(orderCalls.confirm, ({ customer, params, body }) =>
	confirmOrder(params.id, { customer: customer?._id ?? null, token: body.token }),
);

export const PUT = endpoint(sellerOrderCalls.confirm, async ({ seller, params }) => ({
	order: await confirmForCustomer(seller, params.id),
}));
