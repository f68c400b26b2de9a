import { prolongSession, shopUserOf } from "@/lib/server/accounts/sessions";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sessionCalls.checkAuth, async ({ customer }) => {
	await prolongSession(customer);
	return { user: shopUserOf(customer) };
});
