import { paymentCalls } from "@/lib/payments/calls";
import { takeCallback } from "@/lib/payments/server/check";
import { toFields } from "@/lib/payments/server/provider";
import { leadToResult } from "@/lib/payments/server/registry";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(paymentCalls.ledBack, async ({ query }) => {
	const fields = toFields(query);
	await takeCallback(fields);
	return leadToResult(fields);
});
