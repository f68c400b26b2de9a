import { sellerPasskeyCalls } from "@/lib/accounts/passkey-calls";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";
import { loginByPasskey } from "@/lib/team/server/sign-in";

export const POST = endpoint(sellerPasskeyCalls.login, async ({ body }) => {
	const { email, name, role } = await loginByPasskey(body);
	await rememberDevice(email);
	return { user: { email, name, role }, message: "Login successful" };
});
