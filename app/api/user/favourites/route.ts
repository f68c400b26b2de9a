import { usualCalls } from "@/lib/favourites/calls";
import { listFavourites } from "@/lib/favourites/server/favourites";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(usualCalls.favourites, async ({ customer }) => ({
	products: await listFavourites(customer._id),
}));
