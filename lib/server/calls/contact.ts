import "server-only";
import { contactSchema } from "@/lib/domain/contact-schema";
import { defineCalls, json } from "./call";
import { message } from "./shapes";

/** The contact form (spec 7). */
export const contactCalls = defineCalls({
	send: {
		method: "post",
		path: "/api/contact",
		summary: "Keeps a message from the contact form and mails it to the shop",
		who: "anyone",
		limit: { action: "contact", account: "email", counts: "sent" },
		body: json(contactSchema),
		success: { status: 201, fields: { message } },
	},
});
