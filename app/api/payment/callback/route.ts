import { paymentCalls } from "@/lib/payments/calls";
import { takeCallback } from "@/lib/payments/server/check";
import { leadToResult } from "@/lib/payments/server/registry";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(paymentCalls.callback, async ({ body }) => {
	await takeCallback(body);
	return leadToResult(body);
});
