import { passkeyCalls } from "@/lib/accounts/passkey-calls";
import { loginByPasskey } from "@/lib/accounts/server/passkey-login";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";

export const POST = endpoint(passkeyCalls.login, async ({ body }) => {
	const user = await loginByPasskey(body);
	await rememberDevice(user.email ?? user.phone ?? "");
	return { user, message: "Login successful" };
});
