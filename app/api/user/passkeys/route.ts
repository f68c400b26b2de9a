import { addOwnPasskey } from "@/lib/server/accounts/own-passkeys";
import { passkeyCustomer } from "@/lib/server/accounts/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";
import { listPasskeys } from "@/lib/server/passkeys/passkeys";

export const GET = endpoint(passkeyCalls.list, async ({ customer }) => ({
	passkeys: await listPasskeys(passkeyCustomer(customer)),
}));

export const POST = endpoint(passkeyCalls.add, async ({ customer, body }) => ({
	passkey: await addOwnPasskey(customer, body),
	message: "Passkey added",
}));
