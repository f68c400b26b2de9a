import { loginByPasskey } from "@/lib/server/accounts/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";
import { passkeyCalls } from "@/lib/server/calls/passkeys";
import { rememberDevice } from "@/lib/server/http/known-device";

export const POST = endpoint(passkeyCalls.login, async ({ body }) => {
	const user = await loginByPasskey(body);
	await rememberDevice(user.email);
	return { user, message: "Login successful" };
});
