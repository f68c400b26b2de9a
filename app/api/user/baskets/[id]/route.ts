import { endpoint } from "@/lib/server/calls/endpoint";
import { basketCalls } from "@/lib/weekly/calls";
import { BASKET_DELETED, BASKET_SAVED } from "@/lib/weekly/rules";
import { changeBasket, deleteBasket } from "@/lib/weekly/server/change";

export const PUT = endpoint(basketCalls.change, async ({ customer, params, body }) => ({
	basket: await changeBasket(customer._id, params.id, body),
	message: BASKET_SAVED,
}));

export const DELETE = endpoint(basketCalls.remove, async ({ customer, params }) => {
	await deleteBasket(customer._id, params.id);
	return { message: BASKET_DELETED };
});
