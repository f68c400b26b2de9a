import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { beginPasskey } from "@/lib/server/passkeys/passkeys";
import { passkeySeller } from "@/lib/server/sellers/passkey-login";

export const POST = endpoint(sellerPasskeyCalls.begin, async ({ seller }) => ({
	options: { ...(await beginPasskey(passkeySeller(seller))) },
}));
