import { archiveSchema } from "@/lib/domain/seller-product";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { setArchived } from "@/lib/server/products/stock";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Archives a product, or puts it back on sale. */
export const PATCH = endpoint(async (request) => {
	const seller = await requireSeller();
	const { id, isArchived } = await readBody(request, archiveSchema);
	await setArchived(seller, id, isArchived);
	return ok({ message: isArchived ? "Product archived" : "Product is back on the shelf" });
});
