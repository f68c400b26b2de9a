import { listPartSchema } from "@/lib/domain/list-place";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint, ok, parse } from "@/lib/server/http/endpoint";
import { listOwnOrders } from "@/lib/server/orders/read";

/** The customer's own orders, newest first (spec 7), and where the list goes on. */
export const GET = endpoint(async (request) => {
	const customer = await requireCustomer();
	const part = parse(listPartSchema, Object.fromEntries(request.nextUrl.searchParams));
	return ok(await listOwnOrders(customer._id, part));
});
