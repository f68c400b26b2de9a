import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";

export const GET = endpoint(sellerSessionCalls.checkAuth, async ({ seller: { email, name, role } }) => ({
	user: { email, name, role },
}));
