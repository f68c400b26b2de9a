import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { beginPasskeyLogin } from "@/lib/accounts/server/passkey-ceremony";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sellerPasskeyCalls.loginBegin, async () => ({
	options: { ...(await beginPasskeyLogin("seller")) },
}));
