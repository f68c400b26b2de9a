import { login } from "@/lib/server/accounts/login";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/known-device";

export const POST = endpoint(sessionCalls.login, async ({ body }) => {
	const user = await login(body);
	await rememberDevice(body.email);
	return { user, message: "Login successful" };
});
