import { after } from "next/server";
import { phoneCalls } from "@/lib/accounts/calls";
import { mailNewAddress, mustTakeAddress } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";
import { connectDatabase } from "@/lib/server/database/connect";
import { isAllowed } from "@/lib/server/rate-limit/rate-limit";

/** Whether another account has the address shows neither in the words nor in the time. */
export const POST = endpoint(phoneCalls.newEmail, async ({ customer, body: { email }, caller }) => {
	mustTakeAddress(customer);
	await connectDatabase();
	after(async () => {
		if (await isAllowed("verification-mail", caller)) await mailNewAddress(customer._id, email);
	});
	return { message: "We have sent a link to this address. Please open it in this browser." };
});
