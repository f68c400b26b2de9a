import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";
import { sellerSessionCalls } from "@/lib/team/calls";
import { finishLogin } from "@/lib/team/server/sign-in";

export const POST = endpoint(sellerSessionCalls.loginCode, async ({ attempt, body }) => {
	await finishLogin(attempt, body.code);
	const { email, name, role } = attempt.person.seller;
	await rememberDevice(email);
	return { user: { email, name, role }, message: "Login successful" };
});
