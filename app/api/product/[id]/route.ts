import { editProductDataSchema } from "@/lib/domain/seller-product";
import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { editProduct, PRODUCT_NOT_FOUND } from "@/lib/server/products/edit";
import { readProductUpload } from "@/lib/server/products/upload";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The seller changes a product; sent like a new one, with the revision that was on the screen. */
export const PUT = endpoint<{ id: string }>(async (request, { id }) => {
	const seller = await requireSeller();
	const productId = pathId(id, PRODUCT_NOT_FOUND);
	const product = await editProduct(
		seller,
		productId,
		await readProductUpload(request, editProductDataSchema),
	);
	return ok({ product, message: "Product saved" });
});
