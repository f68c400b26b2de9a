import { paymentCalls } from "@/lib/payments/calls";
import { takeCallback } from "@/lib/payments/server/check";
import { languageOfCallback, resultPathOf } from "@/lib/payments/server/registry";
import { endpoint } from "@/lib/server/calls/endpoint";
import { pathIn } from "@/lib/text/language";

export const POST = endpoint(paymentCalls.callback, async ({ body }) => {
	await takeCallback(body);
	const location = pathIn(await languageOfCallback(body), resultPathOf(body));
	return new Response(null, { status: 303, headers: { location } });
});
