import { requireCustomer } from "@/lib/server/accounts/guards";
import { endpoint } from "@/lib/server/http/endpoint";
import { collectMyData } from "@/lib/server/privacy/my-data";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Everything that the shop knows about the customer, as a file to take along. */
export const GET = endpoint(async (request) => {
	const customer = await requireCustomer();
	await limit("own-data", callerOf(request, customer._id));
	return new Response(JSON.stringify(await collectMyData(customer._id), null, 2), {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="sabz-my-data.json"',
			"cache-control": "no-store",
		},
	});
});
