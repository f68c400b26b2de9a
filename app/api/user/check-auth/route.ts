import { currentCustomer, loginNeeded } from "@/lib/server/accounts/guards";
import { prolongSession, shopUserOf } from "@/lib/server/accounts/sessions";
import { endpoint, ok } from "@/lib/server/http/endpoint";
import { dropSession } from "@/lib/server/http/session";

/** Who is signed in; 401 for a guest, whose worthless cookies are taken back (spec 7). */
export const GET = endpoint(async () => {
	const customer = await currentCustomer();
	if (!customer) {
		await dropSession("customer");
		throw loginNeeded();
	}
	await prolongSession(customer);
	return ok({ user: shopUserOf(customer) });
});
