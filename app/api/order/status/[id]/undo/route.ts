import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { ORDER_NOT_FOUND } from "@/lib/server/orders/steps";
import { undoMove } from "@/lib/server/seller-orders/steps";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The seller takes the last step back, within seconds. */
export const PUT = endpoint<{ id: string }>(async (_request, { id }) => {
	const seller = await requireSeller();
	return ok({ order: await undoMove(seller, pathId(id, ORDER_NOT_FOUND)) });
});
