import { paymentCalls } from "@/lib/payments/calls";
import { followPayment } from "@/lib/payments/server/own-payments";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(paymentCalls.follow, ({ customer, params }) =>
	followPayment(customer._id, params.reference),
);
