import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { addProduct } from "@/lib/server/products/add";

export const POST = endpoint(productCalls.add, async ({ seller, body }) => ({
	product: await addProduct(seller, body),
	message: "Product added successfully",
}));
