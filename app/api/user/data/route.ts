import { requireCustomer } from "@/lib/server/accounts/guards";
import { collectMyData } from "@/lib/server/accounts/my-data";
import { endpoint } from "@/lib/server/http";
import { callerOf, limit } from "@/lib/server/rate-limit";

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
