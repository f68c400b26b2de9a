import { stockSchema } from "@/lib/domain/product-form-schema";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { setStock } from "@/lib/server/products/stock";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Puts a product in or out of stock (spec 7). */
export const PATCH = endpoint(async (request) => {
	const seller = await requireSeller();
	const { id, inStock } = await readBody(request, stockSchema);
	await setStock(seller, id, inStock);
	return ok({ message: "Stock status saved" });
});
