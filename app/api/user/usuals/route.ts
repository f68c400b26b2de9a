import { usualCalls } from "@/lib/favourites/calls";
import { readUsuals } from "@/lib/favourites/server/favourites";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(usualCalls.usuals, async ({ customer }) => ({
	products: await readUsuals(customer._id),
}));
