import { sessionCalls } from "@/lib/accounts/calls";
import { login } from "@/lib/accounts/server/sessions";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";

export const POST = endpoint(sessionCalls.login, async ({ body }) => {
	const user = await login(body);
	await rememberDevice(body.email);
	return { user, message: "Login successful" };
});
