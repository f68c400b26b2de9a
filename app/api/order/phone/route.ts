import { sellerOrderCalls } from "@/lib/orders/calls";
import { orderPlacedMessage } from "@/lib/orders/rules/order-messages";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { findCaller, placePhoneOrder } from "@/lib/orders/server/staff/seller-actions";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";

export const GET = endpoint(sellerOrderCalls.caller, ({ query }) => findCaller(query.phone));

const answerOf = (order: SellerOrder) => ({
	order,
	message: orderPlacedMessage(order, clock.shopNow().getTime(), shopDetails()),
});

export const POST = endpoint(sellerOrderCalls.placeByPhone, async ({ seller, body, idempotencyKey, keep }) =>
	answerOf(await placePhoneOrder(seller, body, idempotencyKey, (order) => keep(answerOf(order)))),
);
