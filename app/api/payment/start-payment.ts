import { startPaymentSchema } from "@/lib/domain/checkout";
import { PAYMENT_MESSAGES } from "@/lib/domain/payment";
import type { Wallet } from "@/lib/domain/wallet";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { mustBeBuyer } from "@/lib/server/orders/buyer";
import { startPayment } from "@/lib/server/payments/start";
import { env } from "@/lib/server/platform/env";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Begins a payment with one wallet (spec 7). The redirect leads to the origin that the page itself came from. */
export function startPaymentWith(wallet: Wallet) {
	const schema = startPaymentSchema(wallet);
	return endpoint(async (request) => {
		const customer = mustBeBuyer(await currentCustomer(), PAYMENT_MESSAGES.login);
		await limit("payment", callerOf(request, customer._id));
		const { path, paymentId } = await startPayment(customer, wallet, await readBody(request, schema));
		const origin = request.headers.get("origin") ?? env().APP_URL;
		return ok({ redirectUrl: new URL(path, origin).href, paymentId });
	});
}
