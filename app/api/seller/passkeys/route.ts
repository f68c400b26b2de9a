import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { endpoint } from "@/lib/server/calls/endpoint";
import { addSellerPasskey, listSellerPasskeys } from "@/lib/team/server/sign-in";

export const GET = endpoint(sellerPasskeyCalls.list, async ({ seller }) => ({
	passkeys: await listSellerPasskeys(seller),
}));

export const POST = endpoint(sellerPasskeyCalls.add, async ({ seller, body }) => ({
	passkey: await addSellerPasskey(seller, body),
	message: "Passkey added",
}));
