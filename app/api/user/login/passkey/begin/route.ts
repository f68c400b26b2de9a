import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";
import { beginPasskeyLogin } from "@/lib/server/passkeys/login";

export const POST = endpoint(passkeyCalls.loginBegin, async () => ({
	options: { ...(await beginPasskeyLogin("customer")) },
}));
