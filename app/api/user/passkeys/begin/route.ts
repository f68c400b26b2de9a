import { beginOwnPasskey } from "@/lib/server/accounts/own-passkeys";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";

export const POST = endpoint(passkeyCalls.begin, async ({ customer, body }) => ({
	options: { ...(await beginOwnPasskey(customer, body)) },
}));
