import { orderPlacedMessage } from "@/lib/domain/order-placed";
import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { claimOrder } from "@/lib/server/payments/claim";
import { clock } from "@/lib/server/platform/clock";

export const POST = endpoint(orderCalls.placeOnline, async ({ customer, body }) => {
	const order = await claimOrder(customer, body);
	return { order, message: orderPlacedMessage(order, clock.shopNow().getTime()) };
});
