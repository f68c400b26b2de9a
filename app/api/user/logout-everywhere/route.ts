import { sessionCalls } from "@/lib/accounts/calls";
import { endEverySession } from "@/lib/accounts/server/sessions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sessionCalls.logoutEverywhere, async ({ customer }) => {
	await endEverySession(customer._id);
	return { message: "Logged out on every device" };
});
