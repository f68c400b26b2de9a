import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { beginPasskeyLogin } from "@/lib/server/passkeys/login";

export const POST = endpoint(sellerPasskeyCalls.loginBegin, async () => ({
	options: { ...(await beginPasskeyLogin("seller")) },
}));
