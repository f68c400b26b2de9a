import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";
import { sellerSessionCalls } from "@/lib/team/calls";
import { loginSeller } from "@/lib/team/server/sign-in";

export const POST = endpoint(sellerSessionCalls.login, async ({ body }) => {
	const seller = await loginSeller(body);
	if (!seller) return { needsCode: true, message: "Please enter the code of your app" } as const;
	await rememberDevice(body.email);
	const { email, name, role } = seller;
	return { user: { email, name, role }, message: "Login successful" };
});
