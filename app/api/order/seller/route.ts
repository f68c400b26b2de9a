import { endpoint, ok } from "@/lib/server/http";
import { requireSeller } from "@/lib/server/sellers/guards";
import { listOrders } from "@/lib/server/sellers/orders";

const LIST_LIMIT = 1000;

/** The orders of everyone, newest first (spec 7). */
export const GET = endpoint(async () => {
	await requireSeller();
	return ok({ orders: await listOrders(LIST_LIMIT) });
});
