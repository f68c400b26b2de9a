import { orderCalls } from "@/lib/orders/calls";
import { orderPlacedMessage } from "@/lib/orders/rules/order-messages";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";

export const POST = endpoint(orderCalls.placeCash, async ({ customer, body, idempotencyKey, language }) => {
	const order = await placeCashOrder(customer, { ...body, language }, idempotencyKey);
	return { order, message: orderPlacedMessage(order, clock.shopNow().getTime(), shopDetails()) };
});
