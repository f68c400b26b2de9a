import { paymentCalls } from "@/lib/payments/calls";
import { takeCallback } from "@/lib/payments/server/check";
import { type Fields, toFields } from "@/lib/payments/server/provider";
import { languageOfCallback, resultPathOf } from "@/lib/payments/server/registry";
import { endpoint } from "@/lib/server/calls/endpoint";
import { pathIn } from "@/lib/text/language";

async function leadOn(fields: Fields): Promise<Response> {
	await takeCallback(fields);
	const location = pathIn(await languageOfCallback(fields), resultPathOf(fields));
	return new Response(null, { status: 303, headers: { location } });
}

export const GET = endpoint(paymentCalls.ledBack, ({ query }) => leadOn(toFields(query)));

export const POST = endpoint(paymentCalls.callback, ({ body }) => leadOn(body));
