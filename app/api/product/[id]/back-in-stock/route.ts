import { backInStockCalls } from "@/lib/favourites/calls";
import { addWish, hasWish, removeWish } from "@/lib/favourites/server/back-in-stock";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(backInStockCalls.read, async ({ customer, params }) => ({
	isWanted: await hasWish(customer._id, params.id),
}));

export const POST = endpoint(backInStockCalls.add, async ({ customer, params }) => {
	await addWish(customer, params.id);
	return { isWanted: true };
});

export const DELETE = endpoint(backInStockCalls.remove, async ({ customer, params }) => {
	await removeWish(customer._id, params.id);
	return { isWanted: false };
});
