import { CONTACT_THANKS } from "@/lib/domain/contact";
import { contactSchema } from "@/lib/domain/contact-schema";
import { keepMessage } from "@/lib/server/contact/messages";
import { endpoint, ok, readBody } from "@/lib/server/http";
import { callerOf, limit } from "@/lib/server/rate-limit";

/** Keeps a message from the contact form and mails it to the shop. */
export const POST = endpoint(async (request) => {
	await limit("contact", callerOf(request));
	await keepMessage(await readBody(request, contactSchema));
	return ok({ message: CONTACT_THANKS }, 201);
});
