import { orderCalls } from "@/lib/orders/calls";
import { orderPlacedMessage } from "@/lib/orders/rules/order-messages";
import { claimOrder } from "@/lib/payments/server/own-payments";
import { endpoint } from "@/lib/server/calls/endpoint";
import { commit } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";

export const POST = endpoint(orderCalls.placeOnline, async ({ customer, body, keep }) => {
	const order = await claimOrder(customer, body);
	const answer = { order, message: orderPlacedMessage(order, clock.shopNow().getTime(), shopDetails()) };
	await commit(keep(answer));
	return answer;
});
