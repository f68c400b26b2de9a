import { endpoint, ok } from "@/lib/server/http";
import { addProduct } from "@/lib/server/products/add";
import { readProductUpload } from "@/lib/server/products/upload";
import { requireSeller } from "@/lib/server/sellers/guards";

/** A new product with its picture (spec 7). */
export const POST = endpoint(async (request) => {
	await requireSeller();
	const product = await addProduct(await readProductUpload(request));
	return ok({ product, message: "Product added successfully" }, 201);
});
