import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";
import { logoutEverywhere } from "@/lib/server/sellers/session";

export const POST = endpoint(sellerSessionCalls.logoutEverywhere, async ({ seller }) => {
	await logoutEverywhere(seller);
	return { message: "Logged out on every device" };
});
