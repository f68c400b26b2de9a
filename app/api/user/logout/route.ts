import { endPresentSession } from "@/lib/server/accounts/sessions";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sessionCalls.logout, async () => {
	await endPresentSession();
	return { message: "Logged out successfully" };
});
