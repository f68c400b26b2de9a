import { orderFiltersSchema } from "@/lib/domain/order-filters-schema";
import { endpoint, ok, parse } from "@/lib/server/http/endpoint";
import { findOrders } from "@/lib/server/seller-orders/find";
import { requireSeller } from "@/lib/server/sellers/guards";

const LIST_LIMIT = 1000;

/** The orders of everyone, newest first (spec 7); filters and a place in the list may be asked for. */
export const GET = endpoint(async (request) => {
	await requireSeller();
	const filters = parse(orderFiltersSchema, Object.fromEntries(request.nextUrl.searchParams));
	return ok(await findOrders(filters, LIST_LIMIT));
});
