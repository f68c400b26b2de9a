import { usualCalls } from "@/lib/favourites/calls";
import { addFavourite, removeFavourite } from "@/lib/favourites/server/favourites";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(usualCalls.addFavourite, async ({ customer, params }) => {
	await addFavourite(customer._id, params.productId);
	return { isFavourite: true };
});

export const DELETE = endpoint(usualCalls.removeFavourite, async ({ customer, params }) => {
	await removeFavourite(customer._id, params.productId);
	return { isFavourite: false };
});
