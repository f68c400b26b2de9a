import { BASKET_SAVED } from "@/lib/domain/weekly-basket";
import { addBasket } from "@/lib/server/baskets/change";
import { listBaskets } from "@/lib/server/baskets/read";
import { basketCalls } from "@/lib/server/calls/baskets";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(basketCalls.list, async ({ customer }) => ({
	baskets: await listBaskets(customer._id),
}));

export const POST = endpoint(basketCalls.add, async ({ customer, body, idempotencyKey }) => ({
	basket: await addBasket(customer._id, body, idempotencyKey),
	message: BASKET_SAVED,
}));
