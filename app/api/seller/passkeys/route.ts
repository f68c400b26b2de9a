import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { addSellerPasskey } from "@/lib/server/sellers/own-passkeys";
import { listSellerPasskeys } from "@/lib/server/sellers/passkey-login";

export const GET = endpoint(sellerPasskeyCalls.list, async ({ seller }) => ({
	passkeys: await listSellerPasskeys(seller),
}));

export const POST = endpoint(sellerPasskeyCalls.add, async ({ seller, body }) => ({
	passkey: await addSellerPasskey(seller, body),
	message: "Passkey added",
}));
