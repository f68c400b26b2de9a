import { paymentCalls } from "@/lib/payments/calls";
import { openPayments } from "@/lib/payments/server/own-payments";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(paymentCalls.listOpen, async ({ customer }) => ({
	payments: await openPayments(customer._id),
}));
