import { orderPlacedMessage } from "@/lib/domain/order-placed";
import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { placeCashOrder } from "@/lib/server/orders/place-cash-order";
import { clock } from "@/lib/server/platform/clock";

export const POST = endpoint(orderCalls.placeCash, async ({ customer, body, idempotencyKey, language }) => {
	const order = await placeCashOrder(customer, { ...body, language }, idempotencyKey);
	return { order, message: orderPlacedMessage(order, clock.shopNow().getTime()) };
});
