import { passkeyCalls } from "@/lib/accounts/passkey-calls";
import { passkeyCustomer } from "@/lib/accounts/server/passkey-login";
import { removePasskey, renamePasskey } from "@/lib/accounts/server/passkeys";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(passkeyCalls.rename, async ({ customer, params, body }) => ({
	passkey: await renamePasskey(passkeyCustomer(customer), params.passkey, body.name),
	message: "Saved",
}));

export const DELETE = endpoint(passkeyCalls.remove, async ({ customer, params }) => {
	await removePasskey(passkeyCustomer(customer), params.passkey);
	return { message: "Passkey removed" };
});
