import { endpoint } from "@/lib/server/calls/endpoint";
import { contactCalls } from "@/lib/shop/calls";
import { CONTACT_THANKS } from "@/lib/shop/rules/help";
import { keepMessage } from "@/lib/shop/server/contact-mail";

export const POST = endpoint(contactCalls.send, async ({ body, keep }) => {
	const answer = { message: CONTACT_THANKS };
	await keepMessage(body, keep(answer));
	return answer;
});
