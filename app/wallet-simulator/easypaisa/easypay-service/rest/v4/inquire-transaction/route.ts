import { endpoint } from "@/lib/server/http/endpoint";
import { readWalletFields } from "@/lib/server/payments/read-fields";
import { easypaisaKeys, lookUp } from "@/lib/server/payments/simulator/books";
import { easypaisaInquiryAnswer, mayInquireEasypaisa } from "@/lib/server/payments/simulator/easypaisa";

/** The simulated Easypaisa's status inquiry. */
export const POST = endpoint(
	async (request) => {
		const keys = easypaisaKeys();
		const fields = await readWalletFields(request);
		if (!mayInquireEasypaisa(request.headers.get("credentials"), fields, keys)) {
			return Response.json({ responseCode: "0005", responseDesc: "Invalid credentials" });
		}
		return Response.json(easypaisaInquiryAnswer(await lookUp("easypaisa", fields.orderId ?? ""), keys));
	},
	{ fromAnywhere: true },
);
