import { productCalls } from "@/lib/products/calls";
import { setArchived } from "@/lib/products/server/edit";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PATCH = endpoint(productCalls.archive, async ({ seller, body: { id, isArchived } }) => {
	await setArchived(seller, id, isArchived);
	return { message: isArchived ? "Product archived" : "Product is back on the shelf" };
});
