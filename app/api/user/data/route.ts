import { requireCustomer } from "@/lib/server/accounts/guards";
import { collectMyData } from "@/lib/server/accounts/my-data";
import { endpoint } from "@/lib/server/http";

/** Everything that the shop knows about the customer, as a file to take along. */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return new Response(JSON.stringify(await collectMyData(customer._id), null, 2), {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="sabz-my-data.json"',
			"cache-control": "no-store",
		},
	});
});
