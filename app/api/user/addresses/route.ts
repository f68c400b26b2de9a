import { requireCustomer } from "@/lib/server/accounts/guards";
import { getAddresses } from "@/lib/server/addresses/read";
import { endpoint, ok } from "@/lib/server/http/endpoint";

/** The customer's saved addresses (spec 7). */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return ok({ addresses: await getAddresses(customer._id) });
});
