import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/team/calls";

export const GET = endpoint(sellerSessionCalls.checkAuth, async ({ seller: { email, name, role } }) => ({
	user: { email, name, role },
}));
