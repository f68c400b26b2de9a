import { changePassword } from "@/lib/server/accounts/change-password";
import { accountCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(accountCalls.changePassword, async ({ customer, body }) => {
	await changePassword(customer._id, body);
	return { message: "Password changed successfully" };
});
