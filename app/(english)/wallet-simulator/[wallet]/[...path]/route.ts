import { simulatorCalls } from "@/lib/payments/calls";
import { isWallet, type Wallet } from "@/lib/payments/rules";
import { readWalletFields, type SimulatedCall } from "@/lib/payments/server/provider";
import { booksOf, openPayment, simulatorOf } from "@/lib/payments/server/simulator";
import { endpoint } from "@/lib/server/calls/endpoint";
import { checkHost } from "@/lib/server/http/origin";
import { notFound } from "@/lib/server/platform/errors";

type Params = { wallet: string; path: string[] };

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The simulated wallet's call at this address. Throws `not-found` where there is none, or it is not played. */
function callAt({ wallet, path }: Params): { wallet: Wallet; call: SimulatedCall } {
	if (!isWallet(wallet)) throw notFound("There is no such wallet");
	const call = simulatorOf(wallet).calls[`/${path.join("/")}`];
	if (!call) throw notFound("The wallet has no such address");
	return { wallet, call };
}

/** The addresses of the simulated wallets, at the paths that the real ones have. */
export const POST = endpoint(simulatorCalls.wallets, async ({ request, params }) => {
	checkHost(request.headers);
	const { wallet, call } = callAt(params);
	const answer = await call(await readWalletFields(request), request.headers, booksOf(wallet));
	switch (answer.kind) {
		case "payment": {
			const { reference } = await openPayment(wallet, answer.payment);
			return seeOther(`/wallet-simulator/pay/${wallet}/${reference}`);
		}
		case "fields":
			return Response.json(answer.fields);
		case "address":
			return seeOther(answer.address);
	}
});
