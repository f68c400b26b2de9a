import { startPaymentCalls } from "@/lib/payments/calls";
import type { Wallet } from "@/lib/payments/rules";
import { startPayment } from "@/lib/payments/server/start";
import { endpoint } from "@/lib/server/calls/endpoint";
import { env } from "@/lib/server/platform/env";

/** Begins a payment with one wallet (spec 7). The redirect leads to the origin that the page itself came from. */
export function startPaymentWith(wallet: Wallet) {
	return endpoint(
		startPaymentCalls[wallet],
		async ({ customer, body, idempotencyKey, request, language }) => {
			const { path, ...begun } = await startPayment(customer, wallet, { ...body, language }, idempotencyKey);
			const origin = request.headers.get("origin") ?? env().APP_URL;
			return { redirectUrl: new URL(path, origin).href, ...begun };
		},
	);
}
