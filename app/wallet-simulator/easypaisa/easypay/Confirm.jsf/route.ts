import { endpoint } from "@/lib/server/http/endpoint";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { easypaisaKeys, lookUpToken } from "@/lib/server/payments/simulator/books";
import { easypaisaReturnUrl } from "@/lib/server/payments/simulator/easypaisa";
import { notFound } from "@/lib/server/platform/errors";

/** The second step of the simulated Easypaisa: the token is back, the browser goes on to the shop. */
export const POST = endpoint(
	async (request) => {
		easypaisaKeys();
		const { auth_token: token = "", postBackURL = "" } = await readWalletFields(request);
		const payment = await lookUpToken(token);
		// It goes back to the store that began the payment, and nowhere else.
		const isStore = payment && URL.canParse(postBackURL);
		if (!isStore || new URL(postBackURL).origin !== new URL(payment.returnUrl).origin)
			throw notFound("Easypaisa does not know this token.");
		const location = easypaisaReturnUrl(payment, postBackURL);
		return new Response(null, { status: 303, headers: { location } });
	},
	{ fromAnywhere: true },
);
