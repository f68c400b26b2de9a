import { productCalls } from "@/lib/products/calls";
import { editProduct } from "@/lib/products/server/edit";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(productCalls.edit, async ({ seller, params, body }) => ({
	product: await editProduct(seller, params.id, body),
	message: "Product saved",
}));
