import { skipByLink, weeklyOrderOf } from "@/lib/orders/server/customer-actions";
import { endpoint } from "@/lib/server/calls/endpoint";
import { basketCalls } from "@/lib/weekly/calls";
import { ORDER_LEFT_OUT } from "@/lib/weekly/rules";

export const GET = endpoint(basketCalls.readOrder, async ({ params }) => ({
	order: await weeklyOrderOf(params.token),
}));

export const DELETE = endpoint(basketCalls.skipOrder, async ({ params }) => ({
	order: await skipByLink(params.token),
	message: ORDER_LEFT_OUT,
}));
