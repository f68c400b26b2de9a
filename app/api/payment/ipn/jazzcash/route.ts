import { paymentCalls } from "@/lib/payments/calls";
import { takeNotification } from "@/lib/payments/server/check";
import { endpoint } from "@/lib/server/calls/endpoint";
import { ShopError } from "@/lib/server/platform/errors";

export const POST = endpoint(paymentCalls.jazzcashNotice, async ({ body }) => {
	const receipt = await takeNotification("jazzcash", body);
	if (!receipt) throw new ShopError("invalid", "This notification is not signed by JazzCash");
	return Response.json(receipt);
});
