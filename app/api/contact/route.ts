import { CONTACT_THANKS } from "@/lib/domain/contact";
import { contactCalls } from "@/lib/server/calls/contact";
import { endpoint } from "@/lib/server/calls/endpoint";
import { keepMessage } from "@/lib/server/contact/messages";

export const POST = endpoint(contactCalls.send, async ({ body }) => {
	await keepMessage(body);
	return { message: CONTACT_THANKS };
});
