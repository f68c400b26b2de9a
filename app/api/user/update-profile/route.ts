import { accountCalls } from "@/lib/accounts/calls";
import { updateProfile } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(accountCalls.updateProfile, async ({ customer, body }) => ({
	user: await updateProfile(customer, body),
	message: "Profile updated successfully",
}));
