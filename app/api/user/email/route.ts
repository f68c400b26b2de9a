import { phoneCalls } from "@/lib/accounts/calls";
import { mailNewAddress, mustTakeAddress } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";
import { mailLater } from "@/lib/server/rate-limit/rate-limit";

export const POST = endpoint(phoneCalls.newEmail, async ({ customer, body: { email }, caller }) => {
	mustTakeAddress(customer);
	await mailLater("verification-mail", caller, () => mailNewAddress(customer._id, email));
	return { message: "We have sent a link to this address. Please open it in this browser." };
});
