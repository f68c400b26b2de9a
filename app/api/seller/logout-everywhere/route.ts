import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/team/calls";
import { logoutEverywhere } from "@/lib/team/server/session";

export const POST = endpoint(sellerSessionCalls.logoutEverywhere, async ({ seller }) => {
	await logoutEverywhere(seller);
	return { message: "Logged out on every device" };
});
