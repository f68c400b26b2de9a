import { ORDER_CANCELLED_MESSAGE } from "@/lib/domain/order-messages";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { cancelOwnOrder } from "@/lib/server/orders/cancel";
import { ORDER_NOT_FOUND } from "@/lib/server/orders/steps";

/** A customer cancels an order of their own, within 10 minutes and before it is packed. */
export const PUT = endpoint<{ id: string }>(async (_request, { id }) => {
	const { _id } = await requireCustomer();
	const order = await cancelOwnOrder(_id, pathId(id, ORDER_NOT_FOUND));
	return ok({ order, message: ORDER_CANCELLED_MESSAGE });
});
