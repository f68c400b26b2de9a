import { passkeyCalls } from "@/lib/accounts/passkey-calls";
import { addOwnPasskey, passkeyCustomer } from "@/lib/accounts/server/passkey-login";
import { listPasskeys } from "@/lib/accounts/server/passkeys";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(passkeyCalls.list, async ({ customer }) => ({
	passkeys: await listPasskeys(passkeyCustomer(customer)),
}));

export const POST = endpoint(passkeyCalls.add, async ({ customer, body }) => ({
	passkey: await addOwnPasskey(customer, body),
	message: "Passkey added",
}));
