import { endpoint } from "@/lib/server/calls/endpoint";
import { usualCalls } from "@/lib/server/calls/usuals";
import { listFavourites } from "@/lib/server/favourites/favourites";

export const GET = endpoint(usualCalls.favourites, async ({ customer }) => ({
	products: await listFavourites(customer._id),
}));
