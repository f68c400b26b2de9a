import { creditCalls } from "@/lib/money/calls";
import { readCredit } from "@/lib/money/server/account";
import { heldCredit } from "@/lib/payments/server/own-payments";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(creditCalls.read, async ({ customer }) => {
	const [credit, held] = await Promise.all([readCredit(customer._id), heldCredit(customer._id)]);
	return { ...credit, held };
});
