import { BASKET_DELETED, BASKET_SAVED } from "@/lib/domain/weekly-basket";
import { changeBasket, deleteBasket } from "@/lib/server/baskets/change";
import { basketCalls } from "@/lib/server/calls/baskets";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(basketCalls.change, async ({ customer, params, body }) => ({
	basket: await changeBasket(customer._id, params.id, body),
	message: BASKET_SAVED,
}));

export const DELETE = endpoint(basketCalls.remove, async ({ customer, params }) => {
	await deleteBasket(customer._id, params.id);
	return { message: BASKET_DELETED };
});
