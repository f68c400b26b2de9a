import { endpoint } from "@/lib/server/calls/endpoint";
import { paymentCalls } from "@/lib/server/calls/payments";
import { openPayments } from "@/lib/server/payments/view";

export const GET = endpoint(paymentCalls.listOpen, async ({ customer }) => ({
	payments: await openPayments(customer._id),
}));
