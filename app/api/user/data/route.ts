import { mustHaveCode } from "@/lib/accounts/server/change-password";
import { privacyCalls } from "@/lib/privacy/calls";
import { collectMyData } from "@/lib/privacy/server/my-data";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(privacyCalls.myData, async ({ customer, query }) => {
	if (!customer.hasPassword) await mustHaveCode(customer._id, query.code);
	return new Response(JSON.stringify(await collectMyData(customer._id), null, 2), {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="sabz-my-data.json"',
			"cache-control": "no-store",
		},
	});
});
