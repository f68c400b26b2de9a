import { accountCalls } from "@/lib/accounts/calls";
import { changePassword } from "@/lib/accounts/server/change-password";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(accountCalls.changePassword, async ({ customer, body }) => {
	await changePassword(customer._id, body);
	return { message: "Password changed successfully" };
});
