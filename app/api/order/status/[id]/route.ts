import { orderStepSchema } from "@/lib/domain/order-status-schema";
import { endpoint, ok, pathId, readBody } from "@/lib/server/http/endpoint";
import { ORDER_NOT_FOUND } from "@/lib/server/orders/steps";
import { moveOrder } from "@/lib/server/seller-orders/steps";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The seller moves an order one step: packed, sent, delivered, or cancelled with a reason. */
export const PUT = endpoint<{ id: string }>(async (request, { id }) => {
	const seller = await requireSeller();
	const orderId = pathId(id, ORDER_NOT_FOUND);
	return ok({ order: await moveOrder(seller, orderId, await readBody(request, orderStepSchema)) });
});
