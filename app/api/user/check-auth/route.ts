import { sessionCalls } from "@/lib/accounts/calls";
import { prolongSession } from "@/lib/accounts/server/sessions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sessionCalls.checkAuth, async ({ customer }) => {
	await prolongSession(customer);
	return { user: customer };
});
