import { onlineOrderSchema } from "@/lib/domain/checkout";
import { orderPlacedMessage } from "@/lib/domain/order-placed";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { mustBeBuyer } from "@/lib/server/orders/buyer";
import { claimOrder } from "@/lib/server/payments/claim";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** The order of a payment that the wallet has confirmed (spec 7). */
export const POST = endpoint(async (request) => {
	const customer = mustBeBuyer(await currentCustomer());
	await limit("order", callerOf(request, customer._id));
	const order = await claimOrder(customer, await readBody(request, onlineOrderSchema));
	return ok({ order, message: orderPlacedMessage(order) }, 201);
});
