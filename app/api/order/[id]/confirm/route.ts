import { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import { ORDER_CONFIRMED } from "@/lib/orders/rules/order-messages";
import { confirmForCustomer, confirmOrder } from "@/lib/orders/server/confirmation";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(orderCalls.confirm, async ({ customer, params, body }) => ({
	order: await confirmOrder(params.id, { customer: customer?._id ?? null, token: body.token }),
	message: ORDER_CONFIRMED,
}));

export const PUT = endpoint(sellerOrderCalls.confirm, async ({ seller, params }) => ({
	order: await confirmForCustomer(seller, params.id),
}));
