import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";
import { rememberDevice } from "@/lib/server/http/known-device";
import { loginSeller } from "@/lib/server/sellers/login";

export const POST = endpoint(sellerSessionCalls.login, async ({ body }) => {
	const { needsCode } = await loginSeller(body);
	if (needsCode) return { needsCode, message: "Please enter the code of your app" };
	await rememberDevice(body.email);
	return { message: "Login successful" };
});
