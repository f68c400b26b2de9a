import { paymentCalls } from "@/lib/payments/calls";
import { takeNotification } from "@/lib/payments/server/check";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(paymentCalls.easypaisaNotice, async ({ query }) => {
	await takeNotification("easypaisa", query);
	return {};
});
