import { sellerAisleCalls } from "@/lib/aisles/calls";
import { changeAisle, removeAisle } from "@/lib/aisles/server/manage";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerAisleCalls.change, async ({ seller, params, body }) => ({
	aisle: await changeAisle(seller, params.id, body),
	message: "Saved",
}));

export const DELETE = endpoint(sellerAisleCalls.remove, async ({ seller, params }) => {
	await removeAisle(seller, params.id);
	return { message: "Aisle removed" };
});
