import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { removePasskey, renamePasskey } from "@/lib/accounts/server/passkeys";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeySeller } from "@/lib/team/server/sign-in";

export const PUT = endpoint(sellerPasskeyCalls.rename, async ({ seller, params, body }) => ({
	passkey: await renamePasskey(passkeySeller(seller), params.passkey, body.name),
	message: "Saved",
}));

export const DELETE = endpoint(sellerPasskeyCalls.remove, async ({ seller, params }) => {
	await removePasskey(passkeySeller(seller), params.passkey);
	return { message: "Passkey removed" };
});
