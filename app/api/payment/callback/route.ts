import { endpoint } from "@/lib/server/http/endpoint";
import { takeCallback } from "@/lib/server/payments/callback";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { resultPathOf } from "@/lib/server/payments/returned";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** What a wallet's page posts to POST /payment/verify; the browser then goes on to the result page by GET. */
export const POST = endpoint(
	async (request) => {
		await limit("wallet-return", callerOf(request));
		const fields = await readWalletFields(request);
		await takeCallback(fields);
		return new Response(null, { status: 303, headers: { location: resultPathOf(fields) } });
	},
	{ fromAnywhere: true },
);
