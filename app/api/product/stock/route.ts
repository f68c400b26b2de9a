import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { setStock } from "@/lib/server/products/stock";

export const PATCH = endpoint(productCalls.setStock, async ({ seller, body }) => {
	await setStock(seller, body.id, body.inStock);
	return { message: "Stock status saved" };
});
