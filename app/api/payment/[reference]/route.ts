import { endpoint } from "@/lib/server/calls/endpoint";
import { paymentCalls } from "@/lib/server/calls/payments";
import { followPayment } from "@/lib/server/payments/view";

export const GET = endpoint(paymentCalls.follow, async ({ customer, params }) => ({
	payment: await followPayment(customer._id, params.reference),
}));
