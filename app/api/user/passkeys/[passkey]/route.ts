import { passkeyCustomer } from "@/lib/server/accounts/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";
import { removePasskey, renamePasskey } from "@/lib/server/passkeys/passkeys";

export const PUT = endpoint(passkeyCalls.rename, async ({ customer, params, body }) => ({
	passkey: await renamePasskey(passkeyCustomer(customer), params.passkey, body.name),
	message: "Saved",
}));

export const DELETE = endpoint(passkeyCalls.remove, async ({ customer, params }) => {
	await removePasskey(passkeyCustomer(customer), params.passkey);
	return { message: "Passkey removed" };
});
