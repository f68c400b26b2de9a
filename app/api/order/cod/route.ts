import { orderPlacedMessage } from "@/lib/domain/order-placed";
import { cashOrderSchema } from "@/lib/domain/order-schema";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { idempotencyKeyOf } from "@/lib/server/http/idempotency";
import { mustBeBuyer } from "@/lib/server/orders/buyer";
import { placeCashOrder } from "@/lib/server/orders/place-cash-order";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Places a cash on delivery order (spec 7). */
export const POST = endpoint(async (request) => {
	const customer = mustBeBuyer(await currentCustomer());
	await limit("order", callerOf(request, customer._id));
	const key = idempotencyKeyOf(request.headers);
	const order = await placeCashOrder(customer, await readBody(request, cashOrderSchema), key);
	return ok({ order, message: orderPlacedMessage(order) }, 201);
});
