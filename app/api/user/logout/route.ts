import { sessionCalls } from "@/lib/accounts/calls";
import { endPresentSession } from "@/lib/accounts/server/sessions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sessionCalls.logout, async () => {
	await endPresentSession();
	return { message: "Logged out successfully" };
});
