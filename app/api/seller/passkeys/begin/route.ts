import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { beginSellerPasskey } from "@/lib/server/sellers/own-passkeys";

export const POST = endpoint(sellerPasskeyCalls.begin, async ({ seller, body }) => ({
	options: { ...(await beginSellerPasskey(seller, body)) },
}));
