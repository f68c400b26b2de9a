import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";
import { rememberDevice } from "@/lib/server/http/known-device";
import { loginSeller } from "@/lib/server/sellers/session";

export const POST = endpoint(sellerSessionCalls.login, async ({ body }) => {
	await loginSeller(body);
	await rememberDevice(body.email);
	return { message: "Login successful" };
});
