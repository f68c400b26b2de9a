import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerSessionCalls } from "@/lib/server/calls/seller-session";
import { rememberDevice } from "@/lib/server/http/known-device";
import { finishLogin } from "@/lib/server/sellers/attempts";

export const POST = endpoint(sellerSessionCalls.loginCode, async ({ attempt, body }) => {
	await finishLogin(attempt, body.code);
	await rememberDevice(attempt.person.seller.email);
	return { message: "Login successful" };
});
