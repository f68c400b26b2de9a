import { orderPlacedMessage } from "@/lib/domain/order-placed";
import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerOrderCalls } from "@/lib/server/calls/seller-orders";
import { clock } from "@/lib/server/platform/clock";
import { findCaller, placePhoneOrder } from "@/lib/server/seller-orders/phone-orders";

export const GET = endpoint(sellerOrderCalls.caller, ({ query }) => findCaller(query.phone));

export const POST = endpoint(sellerOrderCalls.placeByPhone, async ({ seller, body, idempotencyKey }) => {
	const order = await placePhoneOrder(seller, body, idempotencyKey);
	return { order, message: orderPlacedMessage(order, clock.shopNow().getTime()) };
});
