import { bulkChangeSchema } from "@/lib/domain/bulk-change-schema";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { changeMany } from "@/lib/server/products/bulk";
import { requireSeller } from "@/lib/server/sellers/guards";

/** One change for many products. */
export const PATCH = endpoint(async (request) => {
	const seller = await requireSeller();
	return ok(await changeMany(seller, await readBody(request, bulkChangeSchema)));
});
