import { endpoint } from "@/lib/server/calls/endpoint";
import { paymentCalls } from "@/lib/server/calls/payments";
import { takeNotification } from "@/lib/server/payments/callback";

export const GET = endpoint(paymentCalls.easypaisaNotice, async ({ query }) => {
	await takeNotification("easypaisa", query);
	return {};
});
