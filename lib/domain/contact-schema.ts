import * as z from "zod";
import { INQUIRY_TYPES, MAX_SUBJECT } from "./contact";
import { emailField, requiredText } from "./fields";

/** The contact form (spec 5): name, email, subject and message are required, the phone is not. */
export const contactSchema = z.object({
	name: requiredText("Please enter your name", 80),
	email: emailField,
	phone: z
		.string({ error: "Please enter a phone number" })
		.trim()
		.max(40, "Please use at most 40 characters")
		.default(""),
	subject: requiredText("Please enter a subject", MAX_SUBJECT),
	message: requiredText("Please enter your message", 5000),
	inquiryType: z.enum(INQUIRY_TYPES, { error: "Please choose what it is about" }).default("general"),
});
export type ContactInput = z.output<typeof contactSchema>;
