import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { setArchived } from "@/lib/server/products/stock";

export const PATCH = endpoint(productCalls.archive, async ({ seller, body: { id, isArchived } }) => {
	await setArchived(seller, id, isArchived);
	return { message: isArchived ? "Product archived" : "Product is back on the shelf" };
});
