import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { addPasskey } from "@/lib/server/passkeys/passkeys";
import { listSellerPasskeys, passkeySeller } from "@/lib/server/sellers/passkey-login";

export const GET = endpoint(sellerPasskeyCalls.list, async ({ seller }) => ({
	passkeys: await listSellerPasskeys(seller),
}));

export const POST = endpoint(sellerPasskeyCalls.add, async ({ seller, body }) => ({
	passkey: await addPasskey(passkeySeller(seller), body),
	message: "Passkey added",
}));
