import { CONTACT_THANKS, contactSchema } from "@/lib/domain/contact";
import { keepMessage } from "@/lib/server/contact/messages";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, limit } from "@/lib/server/rate-limit";

/** Keeps a message from the contact form and mails it to the shop. */
export const POST = endpoint(async (request) => {
	await limit("contact", callerOf(request));
	await keepMessage(await readBody(request, contactSchema));
	return ok({ message: CONTACT_THANKS }, 201);
});
