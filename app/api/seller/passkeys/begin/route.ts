import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { endpoint } from "@/lib/server/calls/endpoint";
import { beginSellerPasskey } from "@/lib/team/server/sign-in";

export const POST = endpoint(sellerPasskeyCalls.begin, async ({ seller, body }) => ({
	options: { ...(await beginSellerPasskey(seller, body)) },
}));
