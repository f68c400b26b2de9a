import { endpoint } from "@/lib/server/calls/endpoint";
import { basketCalls } from "@/lib/weekly/calls";
import { BASKET_SAVED } from "@/lib/weekly/rules";
import { addBasket } from "@/lib/weekly/server/change";
import { listBaskets } from "@/lib/weekly/server/read";

export const GET = endpoint(basketCalls.list, async ({ customer }) => ({
	baskets: await listBaskets(customer._id),
}));

export const POST = endpoint(basketCalls.add, async ({ customer, body, idempotencyKey }) => ({
	basket: await addBasket(customer._id, body, idempotencyKey),
	message: BASKET_SAVED,
}));
