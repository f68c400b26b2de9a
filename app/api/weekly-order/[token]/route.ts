import { ORDER_LEFT_OUT } from "@/lib/domain/weekly-basket";
import { basketCalls } from "@/lib/server/calls/baskets";
import { endpoint } from "@/lib/server/calls/endpoint";
import { skipByLink, weeklyOrderOf } from "@/lib/server/orders/by-link";

export const GET = endpoint(basketCalls.readOrder, async ({ params }) => ({
	order: await weeklyOrderOf(params.token),
}));

export const DELETE = endpoint(basketCalls.skipOrder, async ({ params }) => ({
	order: await skipByLink(params.token),
	message: ORDER_LEFT_OUT,
}));
