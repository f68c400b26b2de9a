import { endpoint } from "@/lib/server/calls/endpoint";
import { usualCalls } from "@/lib/server/calls/usuals";
import { addFavourite, removeFavourite } from "@/lib/server/favourites/favourites";

export const PUT = endpoint(usualCalls.addFavourite, async ({ customer, params }) => {
	await addFavourite(customer._id, params.productId);
	return { isFavourite: true };
});

export const DELETE = endpoint(usualCalls.removeFavourite, async ({ customer, params }) => {
	await removeFavourite(customer._id, params.productId);
	return { isFavourite: false };
});
