import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerPasskeyCalls } from "@/lib/server/calls/passkeys";
import { rememberDevice } from "@/lib/server/http/known-device";
import { loginByPasskey } from "@/lib/server/sellers/passkey-login";

export const POST = endpoint(sellerPasskeyCalls.login, async ({ body }) => {
	const email = await loginByPasskey(body);
	await rememberDevice(email);
	return { message: "Login successful" };
});
