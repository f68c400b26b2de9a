import { phoneCalls } from "@/lib/accounts/calls";
import { beginPhone } from "@/lib/accounts/server/phone";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(phoneCalls.begin, async ({ body, customer, language, caller }) => ({
	...(await beginPhone(body, { customer, language, caller })),
	message: "We have sent you a code",
}));
