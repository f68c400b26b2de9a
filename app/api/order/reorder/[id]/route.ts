import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, pathId } from "@/lib/server/http/endpoint";
import { reorder } from "@/lib/server/orders/reorder";
import { ORDER_NOT_FOUND } from "@/lib/server/orders/steps";

/** Puts what an own order held into the cart again, as far as it can still be bought. */
export const POST = endpoint<{ id: string }>(async (_request, { id }) => {
	const { _id } = await requireCustomer();
	return ok(await reorder(_id, pathId(id, ORDER_NOT_FOUND)));
});
