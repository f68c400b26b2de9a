import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { ORDER_NOT_FOUND } from "@/lib/server/orders/steps";
import { markPaid } from "@/lib/server/seller-orders/steps";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The cash of an order has come in (spec 7). */
export const PUT = endpoint<{ id: string }>(async (_request, { id }) => {
	const seller = await requireSeller();
	const order = await markPaid(seller, pathId(id, ORDER_NOT_FOUND));
	return ok({ order, message: "Order marked as paid successfully!" });
});
