import { passkeyCustomer } from "@/lib/server/accounts/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";
import { beginPasskey } from "@/lib/server/passkeys/passkeys";

export const POST = endpoint(passkeyCalls.begin, async ({ customer }) => ({
	options: { ...(await beginPasskey(passkeyCustomer(customer))) },
}));
