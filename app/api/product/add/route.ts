import { productCalls } from "@/lib/products/calls";
import { addProduct } from "@/lib/products/server/edit";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(productCalls.add, async ({ seller, body, keep }) => {
	const message = "Product added successfully";
	return { product: await addProduct(seller, body, (product) => keep({ product, message })), message };
});
