import { phoneCalls } from "@/lib/accounts/calls";
import { removePhone } from "@/lib/accounts/server/phone";
import { endpoint } from "@/lib/server/calls/endpoint";

export const DELETE = endpoint(phoneCalls.remove, async ({ customer, body }) => ({
	user: await removePhone(customer, body.password),
	message: "Number removed",
}));
