import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { removePasskey, renamePasskey } from "@/lib/server/passkeys/passkeys";
import { passkeySeller } from "@/lib/server/sellers/passkey-login";

export const PUT = endpoint(sellerPasskeyCalls.rename, async ({ seller, params, body }) => ({
	passkey: await renamePasskey(passkeySeller(seller), params.passkey, body.name),
	message: "Saved",
}));

export const DELETE = endpoint(sellerPasskeyCalls.remove, async ({ seller, params }) => {
	await removePasskey(passkeySeller(seller), params.passkey);
	return { message: "Passkey removed" };
});
