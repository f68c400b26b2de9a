import { phoneCalls } from "@/lib/accounts/calls";
import { confirmPhone } from "@/lib/accounts/server/phone";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";

export const POST = endpoint(phoneCalls.confirm, async ({ body, customer, language, caller }) => {
	const confirmed = await confirmPhone(body, { customer, language, caller });
	if (!confirmed) return { needsName: true } as const;
	await rememberDevice(body.phone);
	return { ...confirmed, message: customer ? "Number saved" : "Login successful" };
});
