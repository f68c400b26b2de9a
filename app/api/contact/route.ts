import { CONTACT_THANKS } from "@/lib/domain/contact";
import { contactSchema } from "@/lib/domain/contact-schema";
import { keepMessage } from "@/lib/server/contact/messages";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Keeps a message from the contact form and mails it to the shop. */
export const POST = endpoint(async (request) => {
	const message = await readBody(request, contactSchema);
	await limit("contact", callerOf(request, message.email));
	await keepMessage(message);
	return ok({ message: CONTACT_THANKS }, 201);
});
