import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/team/calls";
import { logoutSeller } from "@/lib/team/server/session";

export const POST = endpoint(sellerSessionCalls.logout, async () => {
	await logoutSeller();
	return { message: "Seller logged out" };
});
