import { sellerOrderCalls } from "@/lib/orders/calls";
import { orderPlacedMessage } from "@/lib/orders/rules/order-messages";
import { findCaller, placePhoneOrder } from "@/lib/orders/server/staff/seller-actions";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clock } from "@/lib/server/platform/clock";

export const GET = endpoint(sellerOrderCalls.caller, ({ query }) => findCaller(query.phone));

export const POST = endpoint(sellerOrderCalls.placeByPhone, async ({ seller, body, idempotencyKey }) => {
	const order = await placePhoneOrder(seller, body, idempotencyKey);
	return { order, message: orderPlacedMessage(order, clock.shopNow().getTime()) };
});
