import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";
import { logoutSeller } from "@/lib/server/sellers/session";

export const POST = endpoint(sellerSessionCalls.logout, async () => {
	await logoutSeller();
	return { message: "Seller logged out" };
});
