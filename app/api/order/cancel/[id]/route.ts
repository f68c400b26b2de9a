import { orderCalls } from "@/lib/orders/calls";
import { ORDER_CANCELLED_MESSAGE } from "@/lib/orders/rules/order-messages";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(orderCalls.cancelOwn, async ({ customer, params }) => ({
	order: await cancelOwnOrder(customer._id, params.id),
	message: ORDER_CANCELLED_MESSAGE,
}));
