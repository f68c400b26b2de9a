import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { beginPasskeyLogin } from "@/lib/accounts/server/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sellerPasskeyCalls.loginBegin, async () => ({
	options: { ...(await beginPasskeyLogin("seller")) },
}));
