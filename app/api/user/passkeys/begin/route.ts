import { passkeyCalls } from "@/lib/accounts/passkey-calls";
import { beginOwnPasskey } from "@/lib/accounts/server/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(passkeyCalls.begin, async ({ customer, body }) => ({
	options: { ...(await beginOwnPasskey(customer, body)) },
}));
