import { pathIn } from "@/lib/domain/language";
import { endpoint } from "@/lib/server/calls/endpoint";
import { paymentCalls } from "@/lib/server/calls/payments";
import { takeCallback } from "@/lib/server/payments/callback";
import { languageOfCallback } from "@/lib/server/payments/find";
import { resultPathOf } from "@/lib/server/payments/returned";

export const POST = endpoint(paymentCalls.callback, async ({ body }) => {
	await takeCallback(body);
	const location = pathIn(await languageOfCallback(body), resultPathOf(body));
	return new Response(null, { status: 303, headers: { location } });
});
