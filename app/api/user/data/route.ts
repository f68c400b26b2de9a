import { accountCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";
import { collectMyData } from "@/lib/server/privacy/my-data";

export const GET = endpoint(
	accountCalls.myData,
	async ({ customer }) =>
		new Response(JSON.stringify(await collectMyData(customer._id), null, 2), {
			headers: {
				"content-type": "application/json; charset=utf-8",
				"content-disposition": 'attachment; filename="sabz-my-data.json"',
				"cache-control": "no-store",
			},
		}),
);
