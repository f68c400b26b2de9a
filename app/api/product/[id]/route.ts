import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { editProduct } from "@/lib/server/products/edit";

export const PUT = endpoint(productCalls.edit, async ({ seller, params, body }) => ({
	product: await editProduct(seller, params.id, body),
	message: "Product saved",
}));
