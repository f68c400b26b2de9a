import { endpoint } from "@/lib/server/http/endpoint";
import { takeNotification } from "@/lib/server/payments/callback";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { ShopError } from "@/lib/server/platform/errors";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** JazzCash's notification from server to server (IPN). */
export const POST = endpoint(
	async (request) => {
		await limit("wallet-notice", callerOf(request));
		const receipt = await takeNotification("jazzcash", await readWalletFields(request));
		if (!receipt) throw new ShopError("invalid", "This notification is not signed by JazzCash");
		return Response.json(receipt);
	},
	{ fromAnywhere: true },
);
