import { accountCalls } from "@/lib/accounts/calls";
import { leave } from "@/lib/privacy/server/leave";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(accountCalls.delete, async ({ customer, body }) => {
	await leave(customer._id, body);
	return { message: "Your account is deleted" };
});
