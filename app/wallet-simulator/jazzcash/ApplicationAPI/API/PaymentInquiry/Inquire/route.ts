import { endpoint } from "@/lib/server/http/endpoint";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { jazzCashKeys, lookUp } from "@/lib/server/payments/simulator/books";
import { jazzCashInquiryAnswer, mayInquireJazzCash } from "@/lib/server/payments/simulator/jazzcash";

/** The simulated JazzCash's status inquiry. */
export const POST = endpoint(
	async (request) => {
		const keys = jazzCashKeys();
		const fields = await readWalletFields(request);
		if (!mayInquireJazzCash(fields, keys)) {
			return Response.json({ pp_ResponseCode: "115", pp_ResponseMessage: "Invalid hash received" });
		}
		return Response.json(jazzCashInquiryAnswer(await lookUp("jazzcash", fields.pp_TxnRefNo ?? ""), keys));
	},
	{ fromAnywhere: true },
);
