import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";
import { sellerSessionCalls } from "@/lib/team/calls";
import { loginSeller } from "@/lib/team/server/sign-in";

export const POST = endpoint(sellerSessionCalls.login, async ({ body }) => {
	const { needsCode } = await loginSeller(body);
	if (needsCode) return { needsCode, message: "Please enter the code of your app" };
	await rememberDevice(body.email);
	return { message: "Login successful" };
});
