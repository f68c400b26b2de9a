import { endpoint } from "@/lib/server/http/endpoint";
import type { Fields } from "@/lib/server/payments/provider";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { openPayment } from "@/lib/server/payments/simulator/books";
import type { NewPayment } from "@/lib/server/payments/simulator/jazzcash";

/** Takes a merchant's form, checks it as the wallet would, and shows the payment to the payer. */
export function openSimulation(read: (fields: Fields) => NewPayment | string) {
	return endpoint(
		async (request) => {
			const { wallet, reference } = await openPayment(read(await readWalletFields(request)));
			const location = `/wallet-simulator/pay/${wallet}/${reference}`;
			return new Response(null, { status: 303, headers: { location } });
		},
		{ fromAnywhere: true },
	);
}
