import { accountCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";
import { leave } from "@/lib/server/privacy/leave";

export const DELETE = endpoint(accountCalls.delete, async ({ customer, body }) => {
	await leave(customer._id, body);
	return { message: "Your account is deleted" };
});
