import { updateProfile } from "@/lib/server/accounts/profile";
import { accountCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(accountCalls.updateProfile, async ({ customer, body }) => ({
	user: await updateProfile(customer._id, body),
	message: "Profile updated successfully",
}));
