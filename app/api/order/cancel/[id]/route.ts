import { ORDER_CANCELLED_MESSAGE } from "@/lib/domain/order-messages";
import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { cancelOwnOrder } from "@/lib/server/orders/cancel";

export const PUT = endpoint(orderCalls.cancelOwn, async ({ customer, params }) => ({
	order: await cancelOwnOrder(customer._id, params.id),
	message: ORDER_CANCELLED_MESSAGE,
}));
