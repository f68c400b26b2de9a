import { productCalls } from "@/lib/products/calls";
import { setStock } from "@/lib/products/server/edit";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PATCH = endpoint(productCalls.setStock, async ({ seller, body }) => {
	await setStock(seller, body.id, body.inStock);
	return { message: "Stock status saved" };
});
