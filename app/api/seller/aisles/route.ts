import { sellerAisleCalls } from "@/lib/aisles/calls";
import { addAisle, arrangeAisles } from "@/lib/aisles/server/manage";
import { listAisles } from "@/lib/aisles/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sellerAisleCalls.list, async () => ({ aisles: await listAisles() }));

export const POST = endpoint(sellerAisleCalls.add, async ({ seller, body, keep }) => {
	const message = "Aisle added";
	return { aisle: await addAisle(seller, body, (aisle) => keep({ aisle, message })), message };
});

export const PUT = endpoint(sellerAisleCalls.arrange, async ({ seller, body }) => ({
	aisles: await arrangeAisles(seller, body.aisles),
	message: "Saved",
}));
