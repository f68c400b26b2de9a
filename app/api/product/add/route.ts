import { newProductDataSchema } from "@/lib/domain/seller-product";
import { endpoint, ok } from "@/lib/server/http/endpoint";
import { addProduct } from "@/lib/server/products/add";
import { readProductUpload } from "@/lib/server/products/upload";
import { requireSeller } from "@/lib/server/sellers/guards";

/** A new product with its pictures (spec 7). */
export const POST = endpoint(async (request) => {
	const seller = await requireSeller();
	const product = await addProduct(seller, await readProductUpload(request, newProductDataSchema));
	return ok({ product, message: "Product added successfully" }, 201);
});
