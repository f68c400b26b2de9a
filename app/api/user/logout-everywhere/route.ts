import { endEverySession } from "@/lib/server/accounts/sessions";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sessionCalls.logoutEverywhere, async ({ customer }) => {
	await endEverySession(customer._id);
	return { message: "Logged out on every device" };
});
